import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinCentsFor, coinMicrosFor, feeOf, formatCoinMicros, valueOfCoinCents } from './rates.ts'

const fen = fc.bigInt({ min: 0n, max: 10n ** 15n })
const positive = fc.bigInt({ min: 1n, max: 10n ** 15n })
const rate = fc.bigInt({ min: 1n, max: 100_000n })
const basisPoints = fc.bigInt({ min: 0n, max: 10_000n })

test('a fee is its share of the amount, short of it by less than a fen, and never more than the amount', () => {
  fc.assert(
    fc.property(fen, basisPoints, (amount, points) => {
      const fee = feeOf(amount, points)
      expect(fee * 10_000n).toBeLessThanOrEqual(amount * points)
      expect((fee + 1n) * 10_000n).toBeGreaterThan(amount * points)
      expect(fee).toBeLessThanOrEqual(amount)
    }),
  )
})

test('an amount paid in two parts never costs more than paid at once', () => {
  fc.assert(
    fc.property(fen, fen, basisPoints, (first, second, points) => {
      expect(feeOf(first, points) + feeOf(second, points)).toBeLessThanOrEqual(feeOf(first + second, points))
    }),
  )
})

test('the coins due for an amount are worth at least it, and a hundredth less would not be', () => {
  fc.assert(
    fc.property(positive, rate, (amount, price) => {
      const cents = coinCentsFor(amount, price)
      expect(valueOfCoinCents(cents, price)).toBeGreaterThanOrEqual(amount)
      expect((cents - 1n) * price).toBeLessThan(amount * 100n)
    }),
  )
})

test('the value of coins is rounded down by less than a fen', () => {
  fc.assert(
    fc.property(fen, rate, (cents, price) => {
      const value = valueOfCoinCents(cents, price)
      expect(value * 100n).toBeLessThanOrEqual(cents * price)
      expect((value + 1n) * 100n).toBeGreaterThan(cents * price)
    }),
  )
})

test('an amount buys no more coins than it is worth, and no millionth less', () => {
  fc.assert(
    fc.property(fen, rate, (amount, price) => {
      const micros = coinMicrosFor(amount, price)
      expect(micros * price).toBeLessThanOrEqual(amount * 1_000_000n)
      expect((micros + 1n) * price).toBeGreaterThan(amount * 1_000_000n)
    }),
  )
})

test('millionths are written with six places, and read back as the same', () => {
  expect(formatCoinMicros(1_388n)).toBe('0.001388')
  expect(formatCoinMicros(12_500_000n)).toBe('12.500000')
  fc.assert(
    fc.property(fen, (micros) => {
      const [whole = '', part = ''] = formatCoinMicros(micros).split('.')
      expect(part).toHaveLength(6)
      expect(BigInt(whole + part)).toBe(micros)
    }),
  )
})
