import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betAt, clubsOf, paysAt } from '@koi/contract/engines'
import { type Fixture, fixturesOf } from './fixturesOf.ts'
import { leagues } from './leagues.ts'
import { matchAt } from './matchAt.ts'
import { bettingAt } from './bettingAt.ts'
import { playMatch, scheduledMatch } from './playMatch.ts'
import { quotesAt, resultSelections } from './quotes.ts'

const minute = 60_000
const longest = 130
const dayMs = 24 * 60 * minute
const seed = fc.string({ maxLength: 12 })
const dayNumber = fc.integer({ min: 0, max: 40_000 })
const place = fc.integer({ min: 0, max: 47 })

function fixturesOn(of: string, number: number): readonly Fixture[] {
  const dayStart = number * dayMs
  return fixturesOf({ seed: of, day: new Date(dayStart).toISOString().slice(0, 10), dayStart })
}

function play(of: string, fixture: Fixture) {
  const seeds = { serverSeed: `secret of ${of}`, clientSeed: `${of}-${fixture.id}`, nonce: 1 }
  return playMatch(seeds, scheduledMatch(fixture))
}

const played = fc.tuple(seed, dayNumber, place).map(([of, number, index]) => {
  const fixture = fixturesOn(of, number)[index]
  if (!fixture) throw new Error('a day has 48 matches')
  return play(of, fixture)
})

test('each of the 96 teams plays once a day, in its own league, and the matches are in order', () => {
  fc.assert(
    fc.property(seed, dayNumber, (of, number) => {
      const fixtures = fixturesOn(of, number)
      const teams = fixtures.flatMap(({ home, away }) => [home.id, away.id])
      expect(new Set(teams).size).toBe(96)
      expect(new Set(fixtures.map(({ id }) => id)).size).toBe(48)
      for (const { league, home, away } of fixtures) {
        expect(league.teams).toContain(home)
        expect(league.teams).toContain(away)
      }
      const starts = fixtures.map(({ startsAt }) => startsAt)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      expect((starts.at(-1) ?? 0) - number * dayMs).toBeLessThan(dayMs)
    }),
    { numRuns: 30 },
  )
})

test('the same seed, day and moment give the same match', () => {
  fc.assert(
    fc.property(
      seed,
      dayNumber,
      place,
      fc.integer({ min: -60, max: longest }),
      (of, number, index, since) => {
        const once = () => {
          const fixture = fixturesOn(of, number)[index]
          return fixture && matchAt(play(of, fixture), since * minute)
        }
        expect(once()).toEqual(once())
      },
    ),
    { numRuns: 30 },
  )
})

test('another seed plays other matches', () => {
  const teams = (of: string) => fixturesOn(of, 20_000).map(({ home, away }) => `${home.id} ${away.id}`)
  expect(teams('koi-web')).not.toEqual(teams('jade-web'))
})

test('a match only goes forward: its state, its score, and the play that is left', () => {
  const order = { coming: 0, live: 1, finished: 2 }
  fc.assert(
    fc.property(
      played,
      fc.array(fc.integer({ min: -10 * minute, max: longest * minute }), { minLength: 2, maxLength: 60 }),
      (match, moments) => {
        const seen = moments.toSorted((a, b) => a - b).map((since) => matchAt(match, since))
        for (const [index, now] of seen.entries()) {
          const before = seen[index - 1]
          if (!before) continue
          expect(order[now.state]).toBeGreaterThanOrEqual(order[before.state])
          expect(now.left).toBeLessThanOrEqual(before.left)
          expect(now.score?.home ?? 0).toBeGreaterThanOrEqual(before.score?.home ?? 0)
          expect(now.score?.away ?? 0).toBeGreaterThanOrEqual(before.score?.away ?? 0)
        }
      },
    ),
  )
})

test('a match has a score from its start, a time only while it is live, and ends with all of its goals', () => {
  fc.assert(
    fc.property(played, fc.integer({ min: -minute, max: longest * minute }), (match, since) => {
      const { state, time, score } = matchAt(match, since)
      expect(state === 'coming').toBe(since < 0)
      expect(score === null).toBe(since < 0)
      expect(time !== null).toBe(state === 'live')
      const end = matchAt(match, longest * minute)
      expect(end.state).toBe('finished')
      expect((end.score?.home ?? 0) + (end.score?.away ?? 0)).toBe(match.goals.length)
    }),
  )
})

test('the minute runs from 1 to 45 and to 90, with added time after each, and a break of 15 minutes between', () => {
  const match = { expected: { home: 1, away: 1 }, added: [2, 3], goals: [], outcome: {} } as const
  const at = (minutes: number) => matchAt(match, minutes * minute).time
  expect(at(0)).toEqual({ phase: 'playing', minute: 1, added: 0 })
  expect(at(44.9)).toEqual({ phase: 'playing', minute: 45, added: 0 })
  expect(at(46.5)).toEqual({ phase: 'playing', minute: 45, added: 2 })
  expect(at(47)).toEqual({ phase: 'break' })
  expect(at(61.9)).toEqual({ phase: 'break' })
  expect(at(62)).toEqual({ phase: 'playing', minute: 46, added: 0 })
  expect(at(109.5)).toEqual({ phase: 'playing', minute: 90, added: 3 })
  expect(at(110)).toBeNull()
})

test('the chances that the odds on who wins state add up to a little more than one', () => {
  fc.assert(
    fc.property(played, fc.integer({ min: -minute, max: longest * minute }), (match, since) => {
      const moment = matchAt(match, since)
      if (bettingAt(match, moment, since) !== 'open') return
      const odds = Object.values(quotesAt(match, moment, resultSelections))
      expect(odds).toHaveLength(3)
      const stated = odds.reduce((sum, quote) => sum + 100 / quote, 0)
      expect(stated).toBeGreaterThan(1)
      expect(stated).toBeLessThan(1.25)
    }),
  )
})

test('bets are taken from four days before the start until five minutes of play are left, and not just after a goal', () => {
  const goals = [{ side: 'home', at: 10 * minute }] as const
  const match = { expected: { home: 1, away: 1 }, added: [2, 3], goals, outcome: {} } as const
  const at = (minutes: number) => {
    const since = minutes * minute
    return bettingAt(match, matchAt(match, since), since)
  }
  expect(at(-4 * 24 * 60 - 1)).toBe('soon')
  expect(at(-4 * 24 * 60)).toBe('open')
  expect(at(10)).toBe('open')
  expect([at(10.01), at(10.3)]).toEqual(['suspended', 'suspended'])
  expect(at(10.4)).toBe('open')
  expect(at(105)).toBe('open')
  expect([at(105.1), at(110), at(500)]).toEqual(['closed', 'closed', 'closed'])
})

test('odds hold for a minute of play, and half of those on lines of quarters is whole', () => {
  fc.assert(
    fc.property(played, fc.integer({ min: 1, max: 100 }), fc.nat(59), (match, left, second) => {
      const score = { home: 1, away: 0 }
      const quotes = quotesAt(match, { left: left * minute, score })
      expect(quotesAt(match, { left: left * minute - second * 1_000, score })).toEqual(quotes)
      expect(Object.values(quotes).filter((quote) => quote <= 100)).toEqual([])
      const halved = Object.entries(quotes).filter(([selection]) => selection.includes('Quarters'))
      expect(halved.filter(([, quote]) => quote % 2 !== 0)).toEqual([])
    }),
  )
})

test('what is decided is not offered, and who wins is', () => {
  fc.assert(
    fc.property(played, (match) => {
      const quotes = quotesAt(match, { left: 20 * minute, score: { home: 4, away: 0 } })
      for (const decided of ['over', 'under', 'overThree', 'underThree', 'awayPlus']) {
        expect(quotes[decided], decided).toBeUndefined()
      }
      for (const result of resultSelections) expect(quotes[result], result).toBeGreaterThan(100)
    }),
  )
})

test('over forty days no bet laid before the start gives back much more or less than is stated', () => {
  const back = new Map<string, { bets: number; sum: number }>()
  for (const fixture of Array.from({ length: 40 }, (_, day) => fixturesOn('koi-web', 20_000 + day)).flat()) {
    const match = play('koi-web', fixture)
    const score = matchAt(match, longest * minute).score ?? { home: 0, away: 0 }
    for (const [selection, quote] of Object.entries(quotesAt(match, matchAt(match, -1)))) {
      const { bets, sum } = back.get(selection) ?? { bets: 0, sum: 0 }
      back.set(selection, { bets: bets + 1, sum: sum + paysAt(selection, score, quote) / 100 })
    }
  }
  expect(back.size).toBe(15)
  for (const [selection, { bets, sum }] of back) {
    expect(sum / bets, selection).toBeGreaterThan(0.85)
    expect(sum / bets, selection).toBeLessThan(1.06)
    expect(betAt(selection, { home: 0, away: 0 })).not.toBeNull()
  }
})

test('no club of the one-minute matches has the name of a team of the schedule', () => {
  const teams = new Set(leagues.flatMap((league) => league.teams.flatMap(({ name }) => Object.values(name))))
  for (let round = 0; round < 200; round += 1) {
    const { home, away } = clubsOf(String(round))
    for (const { name } of [home, away]) {
      for (const text of Object.values(name)) expect(teams.has(text), text).toBe(false)
    }
  }
})
