import type { MatchState, MatchTime } from '@koi/contract/match'
import type { PlayedMatch, Side } from './playMatch.ts'

/** A match as it stands at a moment. */
export interface MatchMoment {
  readonly state: MatchState
  readonly time: MatchTime | null
  readonly score: Readonly<Record<Side, number>> | null
  /** Play that has been, and that is still to come, in ms. */
  readonly played: number
  readonly left: number
}

const minute = 60_000
const half = 45
const breakLasts = 15 * minute

/** `45+2` in parts: minutes of a half that has begun at `from`, and those added to it. */
function minuteOf(played: number, from: number): MatchTime {
  const within = Math.floor(played / minute)
  return within < half
    ? { phase: 'playing', minute: from + within + 1, added: 0 }
    : { phase: 'playing', minute: from + half, added: within - half + 1 }
}

/** How long a match takes from its start to its end, the break included, in ms. */
export function lengthOf({ added: [first, second] }: Pick<PlayedMatch, 'added'>): number {
  return (2 * half + first + second) * minute + breakLasts
}

/** The minute of a match, from 1 to 90, that so much play (ms) belongs to; added time is of the last one of its half. */
export function minuteAt({ added: [first] }: Pick<PlayedMatch, 'added'>, played: number): number {
  const part = (from: number, within: number) => from + Math.min(half, Math.floor(within / minute) + 1)
  const begun = (half + first) * minute
  return played < begun ? part(0, played) : part(half, played - begun)
}

/** How a match stands so long after its start; `since` is in ms and below zero before it. */
export function matchAt({ added, goals }: PlayedMatch, since: number): MatchMoment {
  const first = (half + added[0]) * minute
  const whole = first + (half + added[1]) * minute
  if (since < 0) return { state: 'coming', time: null, score: null, played: 0, left: whole }

  const resting = since >= first && since < first + breakLasts
  const played = Math.min(since < first ? since : Math.max(first, since - breakLasts), whole)
  const goalsOf = (side: Side) => goals.filter((goal) => goal.side === side && goal.at < played).length
  const score = { home: goalsOf('home'), away: goalsOf('away') }
  if (played >= whole) return { state: 'finished', time: null, score, played, left: 0 }
  const time: MatchTime = resting
    ? { phase: 'break' }
    : played < first
      ? minuteOf(played, 0)
      : minuteOf(played - first, half)
  return { state: 'live', time, score, played, left: whole - played }
}
