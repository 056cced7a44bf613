import { formatDateTime } from '@koi/api-core/dates'
import type { MatchOnClock } from '../calls/gameCalls.ts'
import type { MatchMoment } from './runMatch.ts'
import type { SportsTexts } from './sportsTexts.ts'

/** The minute of a match of the schedule, from 0 to 90; added time is of the last minute of its half. */
export function minuteOf({ state, time }: Pick<MatchOnClock, 'state' | 'time'>): number {
  if (state === 'coming') return 0
  if (state === 'finished') return 90
  return time?.phase === 'playing' ? time.minute : 45
}

/** The clock of a match in words: `45+2′`, half time, or when it starts. */
export function clockOf({ state, time, startsAt, timeZone }: MatchOnClock, texts: SportsTexts): string {
  if (state === 'finished') return texts.fullTime
  if (state === 'coming') return texts.startsAt(formatDateTime(startsAt, { timeZone }).slice(5, 16))
  return time?.phase === 'playing' ? texts.minute(time.minute, time.added) : texts.halfTime
}

/** A match of the schedule as it is watched; null before it has begun. */
export function momentOf(
  match: MatchOnClock,
  texts: SportsTexts,
): (MatchMoment & { readonly clock: string }) | null {
  if (match.score === null) return null
  return {
    minute: minuteOf(match),
    score: match.score,
    goals: match.goals,
    over: match.state === 'finished',
    clock: clockOf(match, texts),
  }
}
