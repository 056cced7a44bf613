import { expect, test } from 'vitest'
import { quoteOf } from './withdrawQuote.ts'
test('the fee is taken out of the amount, and what would not exceed it is no withdrawal', () => {
  expect(quoteOf(20_000n, 100n, null)).toEqual({ amount: 20_000n, fee: 100n, net: 19_900n, coin: null })
  expect(quoteOf(100n, 100n, null)).toBeNull()
  expect(quoteOf(null, 100n, null)).toBeNull()
})

test('coins are counted from what is left after the fee, down to the millionth, as the server counts them', () => {
  const coin = { coin: 'USDT', rate: 720n }
  expect(quoteOf(30_500n, 500n, coin)?.coin).toEqual({ ...coin, amount: '41.666666' })
  expect(quoteOf(2n, 1n, coin)?.coin?.amount).toBe('0.001388')
})
