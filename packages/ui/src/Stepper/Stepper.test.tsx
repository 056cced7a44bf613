import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passTime } from '../testing/passTime.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { Stepper, type StepperProps } from './Stepper.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function Minutes({ value: first = 30, ...rest }: Partial<StepperProps>) {
  const [value, setValue] = useState(first)
  return (
    <Stepper
      min={10}
      max={120}
      step={5}
      {...rest}
      aria-label="提醒间隔"
      value={value}
      onValueChange={setValue}
    />
  )
}

const number = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '提醒间隔' })
const key = (name: string) => fireEvent.keyDown(number(), { key: name })

test.each([
  ['ArrowUp', '35'],
  ['ArrowDown', '25'],
  ['PageUp', '80'],
  ['PageDown', '10'],
  ['Home', '10'],
  ['End', '120'],
])('the key %s makes 30 to %s', (name, value) => {
  renderUi(<Minutes />)
  key(name)
  expect(number().value).toBe(value)
  expect(number().getAttribute('aria-valuenow')).toBe(value)
})

test('what is typed counts when one leaves, inside the bounds and on a step', () => {
  renderUi(<Minutes />)
  fireEvent.change(number(), { target: { value: '999' } })
  expect(number().value).toBe('999')
  fireEvent.blur(number())
  expect(number().value).toBe('120')
  fireEvent.change(number(), { target: { value: '43' } })
  key('Enter')
  expect(number().value).toBe('45')
  fireEvent.change(number(), { target: { value: 'x' } })
  fireEvent.blur(number())
  expect(number().value).toBe('45')
})

test('a button held down runs until the end and then stands', () => {
  renderUi(<Minutes value={100} />)
  const more = screen.getByRole<HTMLButtonElement>('button', { name: '增加' })
  fireEvent.pointerDown(more, { button: 0 })
  expect(number().value).toBe('105')
  passTime(419)
  expect(number().value).toBe('105')
  passTime(71)
  expect(number().value).toBe('115')
  passTime(5000)
  expect(number().value).toBe('120')
  expect(more.disabled).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('letting go stops it, and so does leaving the page', () => {
  const { unmount } = renderUi(<Minutes value={10} />)
  const more = screen.getByRole('button', { name: '增加' })
  fireEvent.pointerDown(more, { button: 0 })
  fireEvent.pointerUp(more)
  passTime(5000)
  expect(number().value).toBe('15')
  fireEvent.pointerDown(more, { button: 0 })
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a screen reader presses once and steps once', () => {
  renderUi(<Minutes />)
  fireEvent.click(screen.getByRole('button', { name: '减少' }), { detail: 0 })
  expect(number().value).toBe('25')
})
