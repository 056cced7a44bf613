import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engineIds, engines, selectionsOf, stakeAtRisk } from './index.ts'

const lay = (amounts: Readonly<Record<string, bigint>>) =>
  Object.entries(amounts).map(([selection, amount]) => ({ selection, amount }))

const anyBets = fc.constantFrom(...engineIds).chain((id) =>
  fc.record({
    engine: fc.constant(engines[id]),
    bets: fc.array(
      fc.record({
        selection: fc.constantFrom(...selectionsOf(engines[id]).map((selection) => selection.id)),
        amount: fc.bigInt(1n, 10_000n),
      }),
      { maxLength: 12 },
    ),
  }),
)

describe('what of bets is at risk', () => {
  test('bets on two sides leave their difference, and bets on one side are at risk as a whole', () => {
    expect(stakeAtRisk(engines.roulette, lay({ red: 1_000n, black: 700n }))).toBe(300n)
    expect(stakeAtRisk(engines.roulette, lay({ red: 1_000n, odd: 700n, n7: 100n }))).toBe(1_800n)
    expect(stakeAtRisk(engines.baccarat, lay({ player: 500n, banker: 500n, tie: 100n }))).toBe(100n)
    expect(stakeAtRisk(engines.threeReels, lay({ spin: 500n }))).toBe(500n)
  })

  test('sides of a match are against each other over its lines, and all three of its results together', () => {
    expect(stakeAtRisk(engines.football, lay({ home: 1_000n, away: 400n }))).toBe(600n)
    expect(stakeAtRisk(engines.football, lay({ homeMinus: 1_000n, awayPlusThreeQuarters: 1_000n }))).toBe(0n)
    expect(
      stakeAtRisk(engines.football, lay({ over: 300n, overThree: 300n, underTwoThreeQuarters: 500n })),
    ).toBe(100n)
    expect(stakeAtRisk(engines.football, lay({ home: 1_000n, draw: 1_000n }))).toBe(2_000n)
  })

  test('what is at risk is the same in any order, never more than was laid, and one more bet changes it by no more than its amount', () => {
    fc.assert(
      fc.property(anyBets, ({ engine, bets }) => {
        const risk = stakeAtRisk(engine, bets)
        expect(stakeAtRisk(engine, bets.toReversed())).toBe(risk)
        const laid = bets.reduce((sum, { amount }) => sum + amount, 0n)
        expect(risk >= 0n && risk <= laid).toBe(true)
        const [last, ...others] = bets
        if (!last) return
        const before = stakeAtRisk(engine, others)
        expect(risk - before <= last.amount).toBe(true)
      }),
    )
  })

  test('every side is a selection of its engine, and no set has a side alone', () => {
    for (const id of engineIds) {
      const known = new Set(selectionsOf(engines[id]).map((selection) => selection.id))
      for (const sides of engines[id].opposites ?? []) {
        expect(sides.length).toBeGreaterThan(1)
        expect(sides.flat().filter((side) => !known.has(side))).toEqual([])
      }
    }
  })
})
