import { type Goal, matchMinutes, type Score, scoreAfter } from '@koi/contract/engines'

/** A match as it stands while it is watched. */
export interface MatchMoment {
  /** Played, from 0 to 90. */
  readonly minute: number
  readonly score: Score
  /** The goals so far. */
  readonly goals: readonly Goal[]
  readonly over: boolean
}

/** Who watches a match is told how it stands. */
export interface Watcher {
  readonly onMoment: (moment: MatchMoment) => void
}

/** The time that a match of 90 minutes takes, ms. */
export const matchDuration = 60_000

const tick = 200

/**
 * Runs a match whose goals are known, and resolves when it is over. The minute follows the clock and not the ticks, so
 * that a page that was hidden meanwhile goes on where the match is.
 */
export async function runMatch({
  goals,
  now,
  pause,
  skipped,
  onMoment,
  until = matchMinutes,
  duration = matchDuration,
}: {
  readonly goals: readonly Goal[]
  /** Ms that only go forward. */
  readonly now: () => number
  readonly pause: (ms: number) => Promise<void>
  /** Resolves when the result is wanted at once. */
  readonly skipped: Promise<void>
  /** The minute that it is shown to: of a match that still runs that is the last one. */
  readonly until?: number
  /** The time that it takes to there, ms. */
  readonly duration?: number
} & Watcher): Promise<void> {
  const start = now()
  let stopped = false
  async function untilSkipped(): Promise<void> {
    await skipped
    stopped = true
  }
  const skip = untilSkipped()
  let shown = -1
  for (;;) {
    const passed = stopped ? duration : now() - start
    const minute = Math.min(until, Math.floor((passed / duration) * until))
    if (minute !== shown) {
      shown = minute
      onMoment({ ...momentAt(goals, minute), over: minute === matchMinutes })
    }
    if (minute === until) return
    await Promise.race([pause(tick), skip])
  }
}

function momentAt(goals: readonly Goal[], minute: number): Omit<MatchMoment, 'over'> {
  return {
    minute,
    score: scoreAfter(goals, minute),
    goals: goals.filter((goal) => goal.minute <= minute),
  }
}
