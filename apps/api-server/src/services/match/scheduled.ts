import { zonedDayStart } from '@koi/api-core/dates'
import { hashOfSeed, type ScheduledMatch, type Seeds } from '@koi/contract/engines'
import { bettingAt } from '../../rules/matches/bettingAt.ts'
import { type Fixture, fixturesOf } from '../../rules/matches/fixturesOf.ts'
import { lengthOf, matchAt, type MatchMoment } from '../../rules/matches/matchAt.ts'
import { type PlayedMatch, playMatch, scheduledMatch } from '../../rules/matches/playMatch.ts'
import type { Keyring } from '../../security/keyring.ts'
import type { ServedBrand } from '../context.ts'

/** Whose schedule it is. */
export type Schedule = Pick<ServedBrand, 'd' | 'timeZone'>

/** A match of a brand's schedule, as a game session that was opened for it and rounds on it keep it. */
export interface PlannedMatch {
  /** The brand's value of the `d` header. */
  readonly d: string
  readonly timeZone: string
  readonly match: ScheduledMatch
  /** In ms. */
  readonly startsAt: number
}

/** A fixture of a brand's schedule, to be kept. */
export function planOf({ d, timeZone }: Schedule, fixture: Fixture): PlannedMatch {
  return { d, timeZone, match: scheduledMatch(fixture), startsAt: fixture.startsAt }
}

/** A match of the schedule with what it is drawn from: secret until it is over. */
export interface Scheduled extends PlannedMatch {
  readonly seeds: Seeds
  readonly played: PlayedMatch
  /** When it ends, in ms. */
  readonly endsAt: number
}

const kept = 400
const known = new Map<string, Scheduled>()

/**
 * A match as it is played. Its seed follows from brand and match under a key of the server, so that it needs no row; what it
 * comes to is kept for a while, because all who look at the schedule look at the same.
 */
export function schedule(keyring: Keyring, planned: PlannedMatch): Scheduled {
  const { d, match, startsAt } = planned
  const serverSeed = keyring.digest('match-seed', `${d}:${match.id}`)
  const before = known.get(serverSeed)
  if (before) return before
  const seeds = { serverSeed, clientSeed: `${d}-${match.id}`, nonce: 1 }
  const played = playMatch(seeds, match)
  const scheduled = { ...planned, seeds, played, endsAt: startsAt + lengthOf(played) }
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size >= kept) known.delete(oldest)
  known.set(serverSeed, scheduled)
  return scheduled
}

/** The fixtures of a day, `2026-11-21`, in their order. */
export function fixturesOn({ d, timeZone }: Schedule, day: string): readonly Fixture[] {
  return fixturesOf({ seed: d, day, dayStart: zonedDayStart(day, { timeZone, days: 0 }).getTime() })
}

/** The fixture with an id; null if no day has it. */
export function findFixture(of: Schedule, id: string): Fixture | null {
  const [, year, month, date] = /^m(2\d{3})(\d{2})(\d{2})-/.exec(id) ?? []
  const day = `${year}-${month}-${date}`
  const start = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(day)) return null
  return fixturesOn(of, day).find((fixture) => fixture.id === id) ?? null
}

/** A match as it stands at a time, in ms, with whether bets on it are taken. */
export function standingAt(
  { startsAt, played }: Scheduled,
  now: number,
): MatchMoment & { readonly betting: ReturnType<typeof bettingAt> } {
  const since = now - startsAt
  const moment = matchAt(played, since)
  return { ...moment, betting: bettingAt(played, moment, since) }
}

/** What is published of a match before it is drawn. */
export function matchCommitment({ seeds: { serverSeed, nonce } }: Scheduled): {
  hash: string
  nonce: number
} {
  return { hash: hashOfSeed(serverSeed), nonce }
}
