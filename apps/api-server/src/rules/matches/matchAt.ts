import type { MatchState, MatchTime } from '@koi/contract/match'
import type { PlayedMatch, Side } from './playMatch.ts'

/** A match as it stands at a moment. */
export interface MatchMoment {
  readonly state: MatchState
  readonly time: MatchTime | null
  readonly score: Readonly<Record<Side, number>> | null
  /** Play that is still to come, in ms. */
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

/** How a match stands so long after its start; `since` is in ms and below zero before it. */
export function matchAt({ added, goals }: PlayedMatch, since: number): MatchMoment {
  const first = (half + added[0]) * minute
  const whole = first + (half + added[1]) * minute
  if (since < 0) return { state: 'coming', time: null, score: null, left: whole }

  const resting = since >= first && since < first + breakLasts
  const played = Math.min(since < first ? since : Math.max(first, since - breakLasts), whole)
  const goalsOf = (side: Side) => goals.filter((goal) => goal.side === side && goal.at < played).length
  const score = { home: goalsOf('home'), away: goalsOf('away') }
  if (played >= whole) return { state: 'finished', time: null, score, left: 0 }
  const time: MatchTime = resting
    ? { phase: 'break' }
    : played < first
      ? minuteOf(played, 0)
      : minuteOf(played - first, half)
  return { state: 'live', time, score, left: whole - played }
}
