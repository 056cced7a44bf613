import { parseDecimal } from '@koi/api-core/amount'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinAmount } from './coinAmount.ts'
import { quoteOf } from './quoteOf.ts'

test('the fee is taken out of the amount, and what would not exceed it is no withdrawal', () => {
  expect(quoteOf(20_000n, 100n, null)).toEqual({ amount: 20_000n, fee: 100n, net: 19_900n, coin: null })
  expect(quoteOf(100n, 100n, null)).toBeNull()
  expect(quoteOf(null, 100n, null)).toBeNull()
})

test('coins are counted from what is left after the fee, down to the millionth, as the server counts them', () => {
  const coin = { coin: 'USDT', rate: parseDecimal('7.20') }
  expect(quoteOf(30_500n, 500n, coin)?.coin).toEqual({ ...coin, amount: '41.666666' })
  expect(coinAmount(1n, parseDecimal('7.20'))).toBe('0.001388')
})

test('never more coins than the amount buys, and never a millionth less than that', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 20_000_000n }),
      fc.bigInt({ min: 1n, max: 10_000n }),
      (fen, rate) => {
        const [whole = '', part = ''] = coinAmount(fen, rate).split('.')
        const micros = BigInt(whole + part)
        expect(part).toHaveLength(6)
        expect(micros * rate).toBeLessThanOrEqual(fen * 1_000_000n)
        expect((micros + 1n) * rate).toBeGreaterThan(fen * 1_000_000n)
      },
    ),
  )
})
