import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passTime } from '../testing/passTime.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { SmsCodeInput } from './SmsCodeInput.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a code can be sent again when the time has come, and says so once', () => {
  const onCountdownEnd = vi.fn()
  const onSend = vi.fn()
  renderUi(<SmsCodeInput value="" onSend={onSend} retryAt={60_000} onCountdownEnd={onCountdownEnd} />)
  fireEvent.click(screen.getByRole('button', { name: '60 秒后重发' }))
  expect(onSend).not.toHaveBeenCalled()
  passTime(61_000)
  expect(onCountdownEnd).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(onSend).toHaveBeenCalledOnce()
})

test('phones fill the code in, and only digits are kept', () => {
  const onValueChange = vi.fn()
  renderUi(<SmsCodeInput value="" onSend={() => {}} onValueChange={onValueChange} aria-label="验证码" />)
  const input = screen.getByLabelText('验证码')
  expect(input.getAttribute('autocomplete')).toBe('one-time-code')
  fireEvent.change(input, { target: { value: '12 34-56' } })
  expect(onValueChange).toHaveBeenCalledWith('123456')
})

test('a code that is pasted with more around it comes through whole', () => {
  const onValueChange = vi.fn()
  renderUi(<SmsCodeInput value="" onSend={() => {}} onValueChange={onValueChange} aria-label="验证码" />)
  const input = screen.getByLabelText<HTMLInputElement>('验证码')
  expect(input.maxLength).toBe(-1)
  fireEvent.change(input, { target: { value: '验证码：８２ 64 71，5 分钟内有效' } })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('826471')
})

test('a countdown begins with the time of its beginning, not with that of its field', () => {
  const field = (retryAt: number | null) => <SmsCodeInput value="" onSend={() => {}} retryAt={retryAt} />
  const { rerender } = renderUi(field(null))
  const button = screen.getByRole('button', { name: '获取验证码' })
  const observer = new MutationObserver(() => {})
  observer.observe(button, { characterData: true, characterDataOldValue: true, subtree: true })
  passTime(30_000)
  rerender(field(90_000))
  expect(observer.takeRecords().map(({ oldValue }) => oldValue)).toEqual(['获取验证码'])
  expect(button.textContent).toBe('60 秒后重发')
})
