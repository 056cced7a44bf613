import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatOdds, isOddsFormat, oddsFormats, readOdds } from './odds.ts'

/** Decimal odds in hundredths: from the shortest that win something to those of the longest shot. */
const anyOdds = fc.bigInt(101n, 100_000n)

describe('odds formats', () => {
  test.each(oddsFormats)('every price written in %s odds is read back as the same price', (format) => {
    fc.assert(
      fc.property(anyOdds, (odds) => {
        expect(readOdds(formatOdds(odds, format), format)).toBe(odds)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each(oddsFormats)('two prices are never written alike in %s odds', (format) => {
    const texts = Array.from({ length: 5_000 }, (_, index) => formatOdds(BigInt(101 + index), format))
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('decimal odds have the stake in them, Hong Kong odds do not', () => {
    expect([250n, 180n, 200n].map((odds) => formatOdds(odds, 'decimal'))).toEqual(['2.50', '1.80', '2.00'])
    expect([250n, 180n, 200n].map((odds) => formatOdds(odds, 'hongKong'))).toEqual(['1.50', '0.80', '1.00'])
  })

  test('Malay odds are those of Hong Kong up to evens, and above minus their reciprocal', () => {
    const malay = [180n, 200n, 250n, 300n, 223n].map((odds) => formatOdds(odds, 'malay'))
    expect(malay).toEqual(['0.80', '1.00', '−0.667', '−0.50', '−0.81'])
  })

  test('Indonesian odds are those of Hong Kong from evens up, and below minus their reciprocal', () => {
    const indonesian = [250n, 200n, 180n, 127n].map((odds) => formatOdds(odds, 'indonesian'))
    expect(indonesian).toEqual(['1.50', '1.00', '−1.25', '−3.70'])
  })

  test('Malay and Indonesian odds of a price have opposite signs, except at evens', () => {
    fc.assert(
      fc.property(anyOdds, (odds) => {
        const negative = (['malay', 'indonesian'] as const).filter((format) =>
          formatOdds(odds, format).startsWith('−'),
        )
        expect(negative).toEqual(odds === 200n ? [] : odds > 200n ? ['malay'] : ['indonesian'])
      }),
    )
  })

  test('every text has at least two places and no more than the price needs', () => {
    fc.assert(
      fc.property(anyOdds, fc.constantFrom(...oddsFormats), (odds, format) => {
        const text = formatOdds(odds, format)
        expect(text).toMatch(/^−?\d+\.\d{2,}$/)
        // One place less says another price, or is no text of the format.
        expect(readOdds(text.slice(0, -1), format)).not.toBe(odds)
      }),
    )
  })

  test('odds that win nothing cannot be written', () => {
    for (const format of oddsFormats) expect(() => formatOdds(100n, format)).toThrow(RangeError)
  })

  test('what is no price of a format is not read', () => {
    for (const text of ['', 'abc', '1', '1.5', '1.500', '−0.50', '1.00', '0.00', '2,50']) {
      expect(readOdds(text, 'decimal'), text).toBeNull()
    }
    expect(readOdds('-0.50', 'hongKong')).toBeNull()
    expect(readOdds('1.20', 'malay')).toBeNull()
    expect(readOdds('-1.20', 'malay')).toBeNull()
    expect(readOdds('0.80', 'indonesian')).toBeNull()
    expect(readOdds('-0.80', 'indonesian')).toBeNull()
    expect(readOdds('-0.667', 'malay')).toBe(250n)
  })

  test('a stored text names a format or none', () => {
    expect(['malay', 'american', '', null].map((text) => isOddsFormat(text))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
