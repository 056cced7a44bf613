import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fixture, fixturesOf } from './fixturesOf.ts'
import { matchAt } from './matchAt.ts'
import { playMatch } from './playMatch.ts'
import { resultOdds } from './resultOdds.ts'

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

const played = fc.tuple(seed, dayNumber, place).map(([of, number, index]) => {
  const fixture = fixturesOn(of, number)[index]
  if (!fixture) throw new Error('a day has 48 matches')
  return playMatch(of, fixture)
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
          return fixture && matchAt(playMatch(of, fixture), since * minute)
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
  const match = { expected: { home: 1, away: 1 }, added: [2, 3], goals: [] } as const
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

test('odds state chances that add up to a little more than one, and close before the end', () => {
  fc.assert(
    fc.property(played, fc.integer({ min: -minute, max: longest * minute }), (match, since) => {
      const moment = matchAt(match, since)
      const odds = resultOdds(match, moment)
      expect(odds === null).toBe(moment.left < 5 * minute)
      if (!odds) return
      const stated = Object.values(odds).reduce((sum, price) => sum + 100 / price, 0)
      expect(stated).toBeGreaterThan(1)
      expect(stated).toBeLessThan(1.12)
    }),
  )
})

test('over a hundred days each of the three results gives back nearly what is laid, and never more', () => {
  const days = Array.from({ length: 100 }, (_, number) => fixturesOn('koi-web', 20_000 + number)).flat()
  const back = { home: 0, draw: 0, away: 0 }
  for (const fixture of days) {
    const match = playMatch('koi-web', fixture)
    const odds = resultOdds(match, matchAt(match, -1))
    const { score } = matchAt(match, longest * minute)
    const lead = (score?.home ?? 0) - (score?.away ?? 0)
    const result = lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'
    back[result] += (odds?.[result] ?? 0) / 100
  }
  for (const sum of Object.values(back)) {
    expect(sum / days.length).toBeGreaterThan(0.88)
    expect(sum / days.length).toBeLessThan(1.02)
  }
})
