import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { AmountInput } from './AmountInput.tsx'

test.each([
  ['１２．５', '12.5'],
  ['007', '7'],
  ['1.2.3', '1.23'],
  ['abc', ''],
])('what is typed as %s is reported as %s', (typed, reported) => {
  const onValueChange = vi.fn()
  renderUi(<AmountInput value="9" onValueChange={onValueChange} aria-label="金额" />)
  fireEvent.change(screen.getByLabelText('金额'), { target: { value: typed } })
  expect(onValueChange).toHaveBeenCalledWith(reported)
})

test('an amount without decimals has no dot, also when the whole available amount is taken', () => {
  const onValueChange = vi.fn()
  renderUi(<AmountInput value="" decimals={0} max="88.50" onValueChange={onValueChange} />)
  fireEvent.click(screen.getByRole('button', { name: '全部' }))
  expect(onValueChange).toHaveBeenCalledWith('88')
})

test('opens the decimal keypad and marks the amount that was picked', () => {
  renderUi(
    <AmountInput value="1000" quickAmounts={['500', '1000']} onValueChange={() => {}} aria-label="金额" />,
  )
  expect(screen.getByLabelText('金额').getAttribute('inputmode')).toBe('decimal')
  expect(screen.getByRole('button', { name: '1,000' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: '500' }).getAttribute('aria-pressed')).toBe('false')
})

test('digits stand in groups until one is typed, and again once the field is left', () => {
  const onValueChange = vi.fn()
  renderUi(<AmountInput value="1234567.8912" decimals={4} onValueChange={onValueChange} aria-label="金额" />)
  const field = screen.getByLabelText('金额')
  expect(field).toHaveProperty('value', '1,234,567.8912')
  act(() => field.focus())
  expect(field).toHaveProperty('value', '1,234,567.8912')
  expect(onValueChange).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '1,234,567.891' } })
  expect(onValueChange).toHaveBeenCalledWith('1234567.891')
  expect(field).toHaveProperty('value', '1234567.8912')
  act(() => field.blur())
  expect(field).toHaveProperty('value', '1,234,567.8912')
})

test('the press that enters a filled field selects it whole, and the next one places the caret', () => {
  renderUi(<AmountInput value="5000" onValueChange={() => {}} aria-label="金额" />)
  const field = screen.getByLabelText<HTMLInputElement>('金额')
  const press = (caret: number) => {
    fireEvent.pointerDown(field)
    act(() => field.focus())
    field.setSelectionRange(caret, caret)
    fireEvent.click(field)
    return [field.selectionStart, field.selectionEnd]
  }
  expect(press(2)).toEqual([0, '5,000'.length])
  expect(press(2)).toEqual([2, 2])
})
