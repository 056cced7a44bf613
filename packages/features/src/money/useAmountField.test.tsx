import { formatAmount, sanitizeAmount } from '@koi/api-core/amount'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import { amountProblem, typedAmount, useAmountField } from './useAmountField.ts'

const bounds = { min: 100n, max: 50_000_000n, available: 1_000_000n }

test.each(['', '0', '0.00', '0.'])('the text %j asks for an amount', (text) => {
  expect(amountProblem(text, bounds)).toContain('请输入金额')
})

test('an amount outside the range names the range, one beyond the wallet names what is there', () => {
  expect(amountProblem('0.99', bounds)).toContain('¥1.00')
  expect(amountProblem('500000.01', bounds)).toContain('¥500,000.00')
  expect(amountProblem('10000.01', bounds)).toContain('¥10,000.00')
})

test('everything from the minimum to what is available passes, whatever was typed around it', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 100n, max: 1_000_000n }), (fen) => {
      const text = sanitizeAmount(`￥ ${formatAmount(fen)} 元`)
      expect(typedAmount(text)).toBe(fen)
      expect(amountProblem(text, bounds)).toBeNull()
    }),
  )
})

const render = () => renderHook(() => useAmountField(bounds, [10_000n, 50_050n])).result

test('an amount above the limit is refused while it is typed, one below the minimum once the field is left', () => {
  const result = render()
  act(() => result.current.field.onFocus())
  act(() => result.current.field.onText('0.5'))
  expect(result.current).toMatchObject({ amount: null, field: { text: '0.5', error: null } })
  act(() => result.current.field.onText('10000.01'))
  expect(result.current.field.error).toContain('¥10,000.00')
  act(() => result.current.field.onText('0.5'))
  expect(result.current.field.error).toBeNull()
  act(() => result.current.field.onBlur())
  expect(result.current.field.error).toContain('¥1.00')
})

test('an empty field asks for an amount only once the form was sent', () => {
  const result = render()
  act(() => result.current.field.onFocus())
  act(() => result.current.field.onBlur())
  expect(result.current.field.error).toBeNull()
  act(() => result.current.touch())
  expect(result.current.field.error).toContain('请输入金额')
  act(() => result.current.clear())
  expect(result.current.field).toMatchObject({ text: '', error: null })
})

test('what is typed is sanitised, and the largest amount and the quick ones are written as they would be typed', () => {
  const result = render()
  act(() => result.current.field.onText('￥００1２。345'))
  expect(result.current).toMatchObject({
    amount: 1_234n,
    field: { text: '12.34', largest: '10000.00', quickAmounts: ['100', '500.50'] },
  })
})
