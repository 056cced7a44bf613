import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { AmountInput } from './AmountInput.tsx'

test.each([
  ['１２．５', '12.5'],
  ['007', '7'],
  ['1.2.3', '1.23'],
  ['abc', ''],
])('what is typed as %s is told as %s', (typed, told) => {
  const onValueChange = vi.fn()
  renderUi(<AmountInput value="9" onValueChange={onValueChange} aria-label="金额" />)
  fireEvent.change(screen.getByLabelText('金额'), { target: { value: typed } })
  expect(onValueChange).toHaveBeenCalledWith(told)
})

test('without decimals the dot goes, also from the whole available amount', () => {
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

test('digits stand in groups until the field is entered', () => {
  const onValueChange = vi.fn()
  renderUi(<AmountInput value="1234567.8912" decimals={4} onValueChange={onValueChange} aria-label="金额" />)
  const field = screen.getByLabelText('金额')
  expect(field).toHaveProperty('value', '1,234,567.8912')
  act(() => field.focus())
  expect(field).toHaveProperty('value', '1234567.8912')
  act(() => field.blur())
  expect(field).toHaveProperty('value', '1,234,567.8912')
  expect(onValueChange).not.toHaveBeenCalled()
})
