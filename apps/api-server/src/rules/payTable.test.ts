import { describe, expect, test } from 'vitest'
import { games, venues } from '../seed/catalogue/index.ts'
import { payTable } from './payTable.ts'

const kindOf = new Map(venues.map((venue) => [venue.id, venue.gameType]))

/** Mean multiplier in ten-thousandths of the stake, as an exact fraction. */
function expectation(table: ReturnType<typeof payTable>): { numerator: bigint; denominator: bigint } {
  const numerator = table.outcomes.reduce(
    (sum, { multiplier, weight }) => sum + BigInt(multiplier) * BigInt(weight),
    0n,
  )
  return { numerator: numerator * 100n, denominator: BigInt(table.total) }
}

describe('a pay table', () => {
  test('returns exactly what its game states, for every game of the catalogue', () => {
    expect(games.length).toBeGreaterThan(290)
    for (const game of games) {
      const kind = kindOf.get(game.venueId)
      if (!kind) throw new Error(`no venue of ${game.id}`)
      const table = payTable(kind, game.rtp)
      const { numerator, denominator } = expectation(table)
      const stated = BigInt(game.rtp.replace('.', ''))
      expect(numerator, game.id).toBe(stated * denominator)
      const weights = table.outcomes.reduce((sum, { weight }) => sum + weight, 0)
      expect(weights).toBe(table.total)
      expect(table.outcomes.every(({ weight }) => Number.isSafeInteger(weight) && weight >= 0)).toBe(true)
    }
  })

  test('can be drawn from with the randomness of the system', () => {
    for (const kind of new Set(kindOf.values())) {
      expect(payTable(kind, '96.00').total).toBeLessThan(2 ** 48)
    }
  })

  test('refuses a return that its prizes cannot give', () => {
    expect(() => payTable('live', '400.00')).toThrow(RangeError)
    expect(() => payTable('live', '0.00')).toThrow(RangeError)
  })
})
