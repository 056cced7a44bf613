import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { football, mostReturnOf } from './football.ts'
import { goalsOf, scoreAfter } from './footballGoals.ts'
import { betAt, type Score, scoreOf } from './footballMarkets.ts'
import { selectionsOf } from './engine.ts'
import { fairDraw } from './fairDraw.ts'
import { verifyRounds } from '../verifyRounds/verifyRounds.ts'

const seeds = fc.record({
  serverSeed: fc.string({ minLength: 1, maxLength: 64 }),
  clientSeed: fc.string({ minLength: 1, maxLength: 64 }),
  nonce: fc.nat(1_000_000),
})
const played = seeds.map((from) => Object.assign(from, { outcome: football.draw(fairDraw(from)) }))
const score = fc.record({ home: fc.nat(4), away: fc.nat(4) })
const paid = (selection: string, { home, away }: Score) =>
  football.pays(selection, { home: [home], away: [away] })

describe('the goals of a match', () => {
  test('each side has as many as were drawn and paid by, in the order of their minutes', () => {
    fc.assert(
      fc.property(played, (round) => {
        const goals = goalsOf(round)
        expect(scoreAfter(goals, 90)).toEqual(scoreOf(round.outcome))
        const minutes = goals.map(({ minute }) => minute)
        expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
        expect(new Set(minutes).size).toBe(minutes.length)
        for (const minute of minutes) expect(minute >= 1 && minute <= 90).toBe(true)
      }),
    )
  })

  test('follow from the seeds alone', () => {
    fc.assert(
      fc.property(played, (round) => {
        expect(goalsOf({ ...round })).toEqual(goalsOf(round))
      }),
    )
  })

  test('never take back a goal while the match runs', () => {
    fc.assert(
      fc.property(played, (round) => {
        const goals = goalsOf(round)
        const scores = Array.from({ length: 91 }, (_, minute) => scoreAfter(goals, minute))
        expect(scores[0]).toEqual({ home: 0, away: 0 })
        for (const [minute, now] of scores.entries()) {
          const before = scores[minute - 1] ?? now
          expect(now.home).toBeGreaterThanOrEqual(before.home)
          expect(now.away).toBeGreaterThanOrEqual(before.away)
        }
      }),
    )
  })
})

describe('the markets of a match', () => {
  test('what is told of a bet is what it is paid for', () => {
    const shares = { won: null, halfWon: null, returned: 100, halfLost: 50, lost: 0 } as const
    fc.assert(
      fc.property(score, fc.constantFrom(...selectionsOf(football)), (at, { id, odds }) => {
        const told = betAt(id, at)
        const standing = told?.standing ?? 'lost'
        const share = shares[standing]
        expect(paid(id, at)).toBe(share ?? (standing === 'won' ? odds : (odds + 100) / 2))
        expect(told?.why['zh-CN']).toMatch(/\d/)
        expect(told?.why.en).toMatch(/\d/)
      }),
    )
  })

  test('a whole line is returned when the score comes out on it', () => {
    expect(paid('homeMinus', { home: 2, away: 1 })).toBe(100)
    expect(paid('awayPlus', { home: 2, away: 1 })).toBe(100)
    expect(paid('overThree', { home: 2, away: 1 })).toBe(100)
    expect(paid('underThree', { home: 3, away: 0 })).toBe(100)
  })

  test('a line of quarters is half a bet on the line below and half on the line above', () => {
    expect(paid('homeMinusThreeQuarters', { home: 2, away: 1 })).toBe(183)
    expect(paid('awayPlusThreeQuarters', { home: 2, away: 1 })).toBe(50)
    expect(paid('homeMinusThreeQuarters', { home: 1, away: 1 })).toBe(0)
    expect(paid('awayPlusThreeQuarters', { home: 1, away: 1 })).toBe(146)
    expect(paid('overTwoThreeQuarters', { home: 2, away: 1 })).toBe(165)
    expect(paid('underTwoThreeQuarters', { home: 0, away: 3 })).toBe(50)
    expect(paid('overTwoThreeQuarters', { home: 2, away: 2 })).toBe(230)
  })

  test('two sides of a line mirror each other at every score', () => {
    const mirror = {
      won: 'lost',
      halfWon: 'halfLost',
      returned: 'returned',
      halfLost: 'halfWon',
      lost: 'won',
    }
    const pairs = [
      ['homeMinus', 'awayPlus'],
      ['homeMinusThreeQuarters', 'awayPlusThreeQuarters'],
      ['over', 'under'],
      ['overTwoThreeQuarters', 'underTwoThreeQuarters'],
      ['overThree', 'underThree'],
      ['odd', 'even'],
    ] as const
    fc.assert(
      fc.property(score, fc.constantFrom(...pairs), (at, [one, other]) => {
        expect(betAt(other, at)?.standing).toBe(mirror[betAt(one, at)?.standing ?? 'lost'])
      }),
    )
  })

  test('the most that a slip returns is what the best score for it pays', () => {
    const bet = (selection: string) => ({ selection, amount: 1_000n })
    expect(mostReturnOf([])).toBe(0n)
    expect(mostReturnOf([bet('home'), bet('away')])).toBe(3_030n)
    expect(mostReturnOf([bet('home'), bet('over'), bet('odd')])).toBe(2_230n + 2_010n + 1_910n)
    expect(mostReturnOf([bet('draw'), bet('odd')])).toBe(3_620n)
  })

  test('says why a bet stands as it does, in both languages', () => {
    const at = { home: 2, away: 1 }
    expect(betAt('homeMinus', at)).toEqual({
      standing: 'returned',
      why: { 'zh-CN': '净胜球 +1，计盘口后 0', en: 'goal difference +1, 0 with the handicap' },
    })
    expect(betAt('overTwoThreeQuarters', at)).toEqual({
      standing: 'halfWon',
      why: { 'zh-CN': '共 3 球，半注计 2.5，半注计 3', en: '3 goals, half on 2.5, half on 3' },
    })
    expect(betAt('homeMinusThreeQuarters', at)?.why.en).toBe('goal difference +1, half on −1, half on −0.5')
    expect(betAt('home', at)?.why['zh-CN']).toBe('2 : 1，主胜')
    expect(betAt('nobody', at)).toBeNull()
  })
})

test('a round that was published before there were lines of quarters still verifies', () => {
  const bets = [
    '{"selection":"home","amount":"1.00","odds":223,"payout":"2.23"}',
    '{"selection":"draw","amount":"2.00","odds":0,"payout":"0.00"}',
    '{"selection":"away","amount":"3.00","odds":0,"payout":"0.00"}',
    '{"selection":"homeMinus","amount":"4.00","odds":356,"payout":"14.24"}',
    '{"selection":"awayPlus","amount":"5.00","odds":0,"payout":"0.00"}',
    '{"selection":"over","amount":"6.00","odds":201,"payout":"12.06"}',
    '{"selection":"under","amount":"7.00","odds":0,"payout":"0.00"}',
    '{"selection":"odd","amount":"8.00","odds":0,"payout":"0.00"}',
    '{"selection":"even","amount":"9.00","odds":189,"payout":"17.01"}',
  ]
  const round =
    '{"number":"20261121-000104","engine":"football","nonce":4,"serverSeed":"old-seed-of-a-match","clientSeed":"player-seed",' +
    '"serverHash":"73c693b6709929632827af59fdea494dcdebc64c48f57d6c863fcd02a2a91d47",' +
    '"outcome":{"home":[4],"away":[0]},' +
    '"seal":"ac8b7e50d410c5523810d03b08d692f2e230af303f37840831e19da5504c2a88",'
  expect(verifyRounds(`${round}"bets":[${bets.join()}]}`)).toEqual([{ round: '20261121-000104', faults: [] }])
})
