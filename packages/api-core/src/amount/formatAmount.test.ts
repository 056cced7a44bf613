import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fenToDecimal, formatAmount, sumFen } from './amount.ts'

describe('formatAmount', () => {
  it.each([
    [0n, '¥0.00'],
    [5n, '¥0.05'],
    [-5n, '-¥0.05'],
    [12_345n, '¥123.45'],
    [123_450n, '¥1,234.50'],
    [123_456_789n, '¥1,234,567.89'],
    [-123_450n, '-¥1,234.50'],
  ])('writes %d fen as %s', (fen, text) => {
    expect(formatAmount(fen)).toBe(text)
  })

  it('puts a plus before gains when asked, and never before zero', () => {
    expect(formatAmount(1200n, { sign: true })).toBe('+¥12.00')
    expect(formatAmount(0n, { sign: true })).toBe('¥0.00')
    expect(formatAmount(-1200n, { sign: true })).toBe('-¥12.00')
  })

  it('takes another symbol, or none', () => {
    expect(formatAmount(1200n, { symbol: 'CN¥' })).toBe('CN¥12.00')
    expect(formatAmount(1200n, { symbol: '' })).toBe('12.00')
    expect(formatAmount(1200n, { symbol: false })).toBe('12.00')
  })

  it('agrees with Intl on grouping, and keeps every digit', () => {
    const intl = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (fen) => {
        const yuan = fen / 100n
        const grouped = `${fen < 0n ? '-' : ''}${intl.format(yuan < 0n ? -yuan : yuan).slice(0, -3)}`
        expect(formatAmount(fen, { symbol: '' }).slice(0, -3)).toBe(grouped)
        expect(formatAmount(fen, { symbol: '' }).replaceAll(',', '')).toBe(fenToDecimal(fen))
      }),
    )
  })
})

describe('sumFen', () => {
  it('gives nothing for nothing', () => {
    expect(sumFen([])).toBe(0n)
  })

  it('sumFen is exact where numbers are not, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt()), (amounts) => {
        expect(sumFen(amounts)).toBe(sumFen(amounts.toReversed()))
        expect(sumFen([...amounts, ...amounts.map((fen) => -fen)])).toBe(0n)
      }),
    )
    expect(sumFen([2n ** 53n, 1n])).toBe(9007199254740993n)
  })
})
