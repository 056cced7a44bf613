import { fenToDecimal, sanitizeAmount } from '@koi/api-core/amount'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountProblem } from './amountProblem.ts'
import { retryDelay } from './retryDelay.ts'
import { typedAmount } from './typedAmount.ts'

const bounds = { min: 100n, max: 50_000_000n, available: 1_000_000n }

test.each(['', '0', '0.00', '0.'])('%j asks for an amount', (text) => {
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
      const text = sanitizeAmount(`￥ ${fenToDecimal(fen)} 元`)
      expect(typedAmount(text)).toBe(fen)
      expect(amountProblem(text, bounds)).toBeNull()
    }),
  )
})

test('an open outcome is asked for again after 1, 2, 4 and 8 seconds, then every 15', () => {
  expect([0, 1, 2, 3, 4, 40].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
})
