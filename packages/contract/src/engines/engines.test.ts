import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rankOf } from './cards.ts'
import { baccarat } from './baccarat.ts'
import { bullStrength } from './bulls.ts'
import { threeCardHand } from './threeCards.ts'
import {
  betStep,
  type Draw,
  type Engine,
  mainSelection,
  type Outcome,
  returnOf,
  selectionsOf,
} from './engine.ts'
import { type EngineId, engineIds, engines } from './engines.ts'
import { fairDraw, hashOfSeed } from './fairDraw.ts'
import { settleBets } from './settleBets.ts'
import { type FairRound, sealRound, verifyRound } from './verifyRound.ts'

/** Exact means in ten-thousandths of the stake, cut: `sum` of hundredths over `ways` equally likely outcomes. */
function percent(sum: bigint, ways: bigint): string {
  const cut = (sum * 100n) / ways
  return `${cut / 100n}.${String(cut % 100n).padStart(2, '0')}`
}

/** Every way a rule can draw, each once; right where all ways are equally likely. */
function* allOutcomes(engine: Engine): Generator<Outcome> {
  const path: { at: number; limit: number }[] = []
  for (;;) {
    let depth = 0
    const draw: Draw = {
      below(limit) {
        path[depth] ??= { at: 0, limit }
        const step = path[depth]
        depth += 1
        return step?.at ?? 0
      },
    }
    yield engine.draw(draw)
    while (path.length > 0) {
      const last = path.at(-1)
      if (last && last.at + 1 < last.limit) {
        last.at += 1
        break
      }
      path.pop()
    }
    if (path.length === 0) return
  }
}

/** The exact return of each selection, by every way in which a round can go. */
function exactReturns(engine: Engine): Record<string, string> {
  const sums = new Map(selectionsOf(engine).map(({ id }) => [id, 0]))
  let ways = 0n
  for (const outcome of allOutcomes(engine)) {
    ways += 1n
    for (const [id, sum] of sums) sums.set(id, sum + engine.pays(id, outcome))
  }
  return Object.fromEntries([...sums].map(([id, sum]) => [id, percent(BigInt(sum), ways)]))
}

/** How often each value comes among all hands of so many cards. */
function countHands(cards: number, value: (hand: readonly number[]) => number): Map<number, number> {
  const counts = new Map<number, number>()
  const hand: number[] = []
  function take(from: number): void {
    if (hand.length === cards) {
      const key = value(hand)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return
    }
    for (let card = from; card < 52; card += 1) {
      hand.push(card)
      take(card + 1)
      hand.pop()
    }
  }
  take(0)
  return counts
}

const statedReturns = (engine: Engine) =>
  Object.fromEntries(selectionsOf(engine).map(({ id, rtp }) => [id, rtp]))

const enumerable: readonly EngineId[] = [
  'roulette',
  'sicBo',
  'dragonTiger',
  'quickThree',
  'threeReels',
  'fishing',
  'football',
]

/** Selections whose most comes too seldom to be met by chance: a test of their engine finds it. */
const seldom: Partial<Record<EngineId, readonly string[]>> = { fiveReels: ['spin'] }

const seeds = fc.record({
  serverSeed: fc.string({ minLength: 1, maxLength: 64 }),
  clientSeed: fc.string({ minLength: 1, maxLength: 64 }),
  nonce: fc.nat(1_000_000),
})

function played(id: EngineId, from: { serverSeed: string; clientSeed: string; nonce: number }): FairRound {
  const engine = engines[id]
  const outcome = engine.draw(fairDraw(from))
  const laid = selectionsOf(engine).map(({ id: selection }, index) => ({
    selection,
    amount: BigInt(20 + index * 37),
  }))
  const open = {
    ...from,
    number: '20261123-000042',
    engine: id,
    serverHash: hashOfSeed(from.serverSeed),
    bets: settleBets(engine, laid, outcome).bets,
    outcome,
  }
  return { ...open, seal: sealRound(open) }
}

describe('the return to player of an engine', () => {
  test.each(enumerable)('every selection of %s returns exactly what it states', (id) => {
    expect(exactReturns(engines[id])).toEqual(statedReturns(engines[id]))
  })

  test('baccarat returns on every selection exactly what it states', () => {
    // Points and drawing depend on ten values alone, of which zero is four times as likely; pairs on two ranks.
    const sums = new Map([
      ['player', 0n],
      ['banker', 0n],
      ['tie', 0n],
    ])
    const path = [0, 0, 0, 0, 0, 0]
    for (let code = 0; code < 10 ** 6; code += 1) {
      let rest = code
      let weight = 1n
      for (let at = 0; at < 6; at += 1) {
        const value = rest % 10
        rest = Math.floor(rest / 10)
        path[at] = value === 0 ? 9 : value - 1
        if (value === 0) weight *= 4n
      }
      let at = 0
      const outcome = baccarat.draw({ below: () => path[at++] ?? 0 })
      for (const [id, sum] of sums) sums.set(id, sum + weight * BigInt(baccarat.pays(id, outcome)))
    }
    const pair = percent(1_200n, 13n)
    const exact = Object.fromEntries([...sums].map(([id, sum]) => [id, percent(sum, 13n ** 6n)]))
    expect({ ...exact, playerPair: pair, bankerPair: pair }).toEqual(statedReturns(baccarat))
  })

  test('fiveDigits returns on every selection exactly what it states', () => {
    expect(exactReturns(engines.fiveDigits)).toEqual(statedReturns(engines.fiveDigits))
  })

  test('scratchCard returns over all of its 10,000 cards exactly what it states', () => {
    let sum = 0
    for (let card = 0; card < 10_000; card += 1) {
      let first = true
      const below = () => {
        const drawn = first ? card : 0
        first = false
        return drawn
      }
      sum += engines.scratchCard.pays('card', engines.scratchCard.draw({ below }))
    }
    expect({ card: percent(BigInt(sum), 10_000n) }).toEqual(statedReturns(engines.scratchCard))
  })

  test('three reels and the scratch card spread exactly as they state', () => {
    const spread = (pays: readonly number[]) => {
      const mean = pays.reduce((sum, paid) => sum + paid, 0) / pays.length
      return Math.sqrt(pays.reduce((sum, paid) => sum + (paid - mean) ** 2, 0) / pays.length)
    }
    const spins = [...allOutcomes(engines.threeReels)].map((outcome) =>
      engines.threeReels.pays('spin', outcome),
    )
    expect(spread(spins)).toBeCloseTo(mainSelection(engines.threeReels).spread ?? 0, 2)
    const cards = Array.from({ length: 10_000 }, (_, card) => {
      let first = true
      const below = () => {
        const drawn = first ? card : 0
        first = false
        return drawn
      }
      return engines.scratchCard.pays('card', engines.scratchCard.draw({ below }))
    })
    expect(spread(cards)).toBeCloseTo(mainSelection(engines.scratchCard).spread ?? 0, 2)
  })

  test('a seat of bulls and of threeCards returns exactly what it states, over all pairs of hands', () => {
    const seat = (strengths: ReadonlyMap<number, number>) => {
      const hands = BigInt([...strengths.values()].reduce((sum, count) => sum + count, 0))
      const equal = [...strengths.values()].reduce((sum, count) => sum + BigInt(count) ** 2n, 0n)
      return percent((195n * (hands ** 2n - equal)) / 2n + 100n * equal, hands ** 2n)
    }
    expect(seat(countHands(5, bullStrength))).toBe(statedReturns(engines.bulls)['sky'])
    const three = countHands(3, (hand) => threeCardHand(hand).strength)
    expect(seat(three)).toBe(statedReturns(engines.threeCards)['east'])
    const kinds = countHands(3, (hand) => threeCardHand(hand).kind)
    const exact = (kind: number, odds: bigint) => percent(odds * BigInt(kinds.get(kind) ?? 0), 22_100n)
    expect(statedReturns(engines.threeCards)).toMatchObject({
      pair: exact(1, 560n),
      straight: exact(2, 2_900n),
      flush: exact(3, 1_900n),
      straightFlush: exact(4, 43_500n),
      three: exact(5, 40_000n),
    })
  })

  test('the return that a title states is the least of its selections', () => {
    expect(returnOf(engines.roulette)).toBe('97.29')
    expect(returnOf(engines.baccarat)).toBe('92.30')
  })
})

describe.each(engineIds)('the engine %s', (id) => {
  const engine = engines[id]
  const random = fairDraw({ serverSeed: 'a', clientSeed: 'b', nonce: 1 })

  test('names every selection once, and can pay each what it announces and no more', () => {
    const left = new Map(selectionsOf(engine).map(({ id: selection, odds }) => [selection, odds]))
    expect(left.size).toBe(selectionsOf(engine).length)
    for (let count = 0; count < 60_000 && left.size > 0; count += 1) {
      const outcome = engine.draw(random)
      for (const [selection, odds] of left) {
        const paid = engine.pays(selection, outcome)
        expect(paid).toBeLessThanOrEqual(odds)
        if (paid === odds) left.delete(selection)
      }
    }
    expect([...left.keys()]).toEqual(seldom[id] ?? [])
  })

  test('pays whole fen that are never negative and never more than the odds', () => {
    fc.assert(
      fc.property(seeds, fc.bigInt({ min: 1n, max: 10n ** 9n }), (from, amount) => {
        const bets = selectionsOf(engine).map(({ id: selection }) => ({ selection, amount }))
        const { payout, bets: settled } = settleBets(engine, bets, engine.draw(fairDraw(from)))
        expect(payout).toBe(settled.reduce((sum, bet) => sum + bet.payout, 0n))
        for (const bet of settled) {
          expect(bet.payout).toBe((amount * BigInt(bet.odds)) / 100n)
          expect(bet.payout).toBeGreaterThanOrEqual(0n)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('pays no fraction of a fen on a bet of whole steps', () => {
    // The least stakes of the tables that have this engine; those of a market without multiples of five begin at a yuan.
    const least = id === 'football' ? [100n, 1_000n] : [20n, 100n, 1_000n]
    const paid = new Set<number>()
    for (let count = 0; count < 500; count += 1) {
      const outcome = engine.draw(random)
      for (const { id: selection } of selectionsOf(engine)) paid.add(engine.pays(selection, outcome))
    }
    for (const { odds } of selectionsOf(engine)) paid.add(odds)
    const fractions = least.flatMap((min) =>
      [...paid].filter((hundredths) => (betStep({ min }) * BigInt(hundredths)) % 100n !== 0n),
    )
    expect(fractions).toEqual([])
  })

  test('tells and marks every outcome in both languages', () => {
    for (let count = 0; count < 500; count += 1) {
      const outcome = engine.draw(random)
      for (const text of [engine.why(outcome), engine.mark(outcome).text]) {
        expect(text['zh-CN']).not.toMatch(/^$|undefined|NaN/)
        expect(text.en).not.toMatch(/^$|undefined|NaN|\p{Script=Han}/u)
      }
    }
  })

  test('gives the same round for the same seeds, and an honest round verifies', () => {
    fc.assert(
      fc.property(seeds, (from) => {
        expect(verifyRound(played(id, from))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('one changed character or number anywhere in a published round is noticed', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), (from, pick) => {
        const round = played(id, from)
        const texts = ['number', 'serverHash', 'serverSeed', 'clientSeed', 'seal'] as const
        for (const name of texts) {
          const text = round[name]
          const at = pick % text.length
          const flipped = String.fromCharCode(text.charCodeAt(at) ^ 1)
          const forged = { ...round, [name]: text.slice(0, at) + flipped + text.slice(at + 1) }
          expect(verifyRound(forged), name).not.toEqual([])
        }
        expect(verifyRound({ ...round, nonce: round.nonce ^ 1 })).not.toEqual([])
        for (const name of ['amount', 'payout', 'odds'] as const) {
          const bets = round.bets.map((bet, index) => {
            if (index !== pick % round.bets.length) return bet
            if (name === 'odds') return { ...bet, odds: bet.odds ^ 1 }
            return { ...bet, [name]: bet[name] ^ 1n }
          })
          expect(verifyRound({ ...round, bets }), name).not.toEqual([])
        }
        for (const name of Object.keys(round.outcome)) {
          const outcome = { ...round.outcome, [name]: (round.outcome[name] ?? []).map((value) => value ^ 1) }
          expect(verifyRound({ ...round, outcome }), name).not.toEqual([])
        }
      }),
      { numRuns: 50 },
    )
  })
})

test('ranks of cards run from the ace to the king', () => {
  expect([0, 12, 13, 51].map(rankOf)).toEqual([1, 13, 1, 13])
})
