import { describe, expect, it } from 'vitest'
import { formatFen } from './formatFen.ts'
import { parseFen } from './parseFen.ts'
import { parseStake } from './parseStake.ts'
import { quickStakes } from './quickStakes.ts'
import { stakeSteps } from './stakeSteps.ts'
import { wireAmount } from './wireAmount.ts'

describe('amounts on the game page', () => {
  it.each([
    ['0.00', 0n],
    ['0.05', 5n],
    ['1234.50', 123450n],
    ['-12.00', -1200n],
    ['999999999999999.99', 99999999999999999n],
  ])('reads %s and writes the same text back', (text, fen) => {
    expect(parseFen(text)).toBe(fen)
    expect(wireAmount(fen)).toBe(text)
  })

  it.each(['', '1', '1.5', '1e3', ' 1.00', '1,000.00', '1.000', '.50', 'NaN'])('refuses %j', (text) => {
    expect(() => parseFen(text)).toThrow(RangeError)
  })

  it('shows thousands, a minus for a debit and a plus only where it is asked for', () => {
    expect(formatFen(123456789n)).toBe('¥1,234,567.89')
    expect(formatFen(99900n)).toBe('¥999.00')
    expect(formatFen(-50n)).toBe('-¥0.50')
    expect(formatFen(50n, { signed: true })).toBe('+¥0.50')
    expect(formatFen(0n, { signed: true })).toBe('¥0.00')
  })

  it('reads what a player types as a stake, full-width digits too, and nothing else', () => {
    expect(parseStake('5')).toBe(500n)
    expect(parseStake('5.')).toBe(500n)
    expect(parseStake('¥1,000.5')).toBe(100050n)
    expect(parseStake('５．２５')).toBe(525n)
    expect(parseStake('5.255')).toBeNull()
    expect(parseStake('-5')).toBeNull()
    expect(parseStake('')).toBeNull()
  })
})

describe('stakes to choose from', () => {
  it('begin and end at the limits and grow', () => {
    const steps = stakeSteps({ min: 150n, max: 7000n })
    expect(steps).toEqual([150n, 200n, 500n, 1000n, 2000n, 5000n, 7000n])
  })

  it('are one when the limits are one', () => {
    expect(stakeSteps({ min: 100n, max: 100n })).toEqual([100n])
    expect(quickStakes({ min: 100n, max: 100n })).toEqual([100n])
  })

  it('offer four quick ones inside the limits', () => {
    expect(quickStakes({ min: 100n, max: 500000n })).toEqual([100n, 500n, 2000n, 10000n])
    expect(quickStakes({ min: 100n, max: 1000n })).toEqual([100n, 500n, 1000n])
  })
})
