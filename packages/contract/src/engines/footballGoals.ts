import { fairDraw, type Seeds } from './fairDraw.ts'
import type { Outcome } from './engine.ts'
import { type Score, scoreOf } from './footballMarkets.ts'

/** A goal of a match. */
export interface Goal {
  /** From 1 to 90. */
  readonly minute: number
  readonly side: keyof Score
}

/** Minutes of a match. */
export const matchMinutes = 90

/**
 * When the goals of a settled match fell, in their order. The score is what was drawn and paid by; the minutes are drawn
 * from the same seeds under a name of their own, so that anybody can tell the match again and they can change no result.
 */
export function goalsOf({
  outcome,
  serverSeed,
  clientSeed,
  nonce,
}: Seeds & { readonly outcome: Outcome }): readonly Goal[] {
  const random = fairDraw({ serverSeed, clientSeed: `${clientSeed}:goals`, nonce })
  const score = scoreOf(outcome)
  const minutes = new Map<number, keyof Score>()
  for (const side of ['home', 'away'] as const) {
    for (let left = score[side]; left > 0;) {
      const minute = 1 + random.below(matchMinutes)
      if (minutes.has(minute)) continue
      minutes.set(minute, side)
      left -= 1
    }
  }
  return [...minutes]
    .map(([minute, side]) => ({ minute, side }))
    .toSorted((one, other) => one.minute - other.minute)
}

/** The score after so many minutes, the goals of the last one included. */
export function scoreAfter(goals: readonly Goal[], minute: number): Score {
  const count = (side: keyof Score) =>
    goals.filter((goal) => goal.side === side && goal.minute <= minute).length
  return { home: count('home'), away: count('away') }
}
