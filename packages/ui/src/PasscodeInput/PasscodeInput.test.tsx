import { createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PasscodeInput, type PasscodeInputProps } from './PasscodeInput.tsx'

function Code({ onComplete, ...rest }: Partial<PasscodeInputProps>) {
  const [value, setValue] = useState('')
  return (
    <PasscodeInput
      {...rest}
      aria-label="验证码"
      value={value}
      onValueChange={setValue}
      onComplete={onComplete}
    />
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('验证码')
const change = (value: string) => fireEvent.change(input(), { target: { value } })

test('what is pasted is cleaned and cut, and completes once', () => {
  const onComplete = vi.fn()
  renderUi(<Code onComplete={onComplete} />)
  change('G-１２3 456 7')
  expect(input().value).toBe('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
  change('1234567')
  expect(onComplete).toHaveBeenCalledOnce()
})

test('a digit taken back and typed anew completes again', () => {
  const onComplete = vi.fn()
  renderUi(<Code onComplete={onComplete} length={4} />)
  change('1234')
  change('123')
  change('1235')
  expect(onComplete.mock.calls).toEqual([['1234'], ['1235']])
})

test('an input method may compose: its letters stay until it is done', () => {
  renderUi(<Code />)
  const composing = createEvent.input(input(), {
    target: { value: '８' },
    isComposing: true,
  })
  fireEvent(input(), composing)
  expect(input().value).toBe('８')
  fireEvent.compositionEnd(input())
  expect(input().value).toBe('8')
})

test('phones offer the code of a text message, and a secret is not offered one', () => {
  const { rerender } = renderUi(<Code />)
  expect(input().autocomplete).toBe('one-time-code')
  expect(input().type).toBe('text')
  expect(input().inputMode).toBe('numeric')
  expect(input().maxLength).toBe(-1)
  rerender(<Code masked />)
  expect(input().type).toBe('password')
  expect(input().autocomplete).toBe('off')
})
