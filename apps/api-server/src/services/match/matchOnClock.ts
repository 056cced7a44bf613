import type * as v from 'valibot'
import type { matchOnClock as reply } from '@koi/contract/sandbox'
import { minuteAt } from '../../rules/matches/matchAt.ts'
import { quotesAt } from '../../rules/matches/quotes.ts'
import { type Scheduled, standingAt } from './scheduled.ts'

/** A match as its game tells it: as the schedule shows it, with its goals so far and everything that can be bet on. */
export function matchOnClock(scheduled: Scheduled, now: number): v.InferInput<typeof reply> {
  const { startsAt, timeZone, match, played } = scheduled
  const moment = standingAt(scheduled, now)
  const { id, home, away } = match
  return {
    id,
    home,
    away,
    startsAt: new Date(startsAt).toISOString(),
    timeZone,
    state: moment.state,
    time: moment.time,
    score: moment.score,
    goals: played.goals
      .filter(({ at }) => at < moment.played)
      .map(({ side, at }) => ({ side, minute: minuteAt(played, at) })),
    betting: moment.betting,
    quotes: moment.betting === 'open' ? quotesAt(played, moment) : {},
  }
}
