import { type EngineId, engines, fairDraw, type Selection, selectionsOf } from '../engines/index.ts'

/** What a selection returned over many rounds, in percent. */
export interface MeasuredReturn {
  readonly selection: string
  /** What its engine states. */
  readonly stated: number
  readonly measured: number
  /** How far the measured return may be from the stated one. */
  readonly bound: number
}

/** So many standard deviations of a mean: of a hundred thousand means six are farther off. */
const deviations = 4

/**
 * How far the mean of so many rounds may be from the return of a selection, in percent, by what its engine states alone:
 * its spread, or else the most that payouts up to its odds with that mean can spread, which is that of all or nothing.
 */
export function returnBound({ odds, rtp, spread }: Selection, rounds: number): number {
  const mean = Number(rtp)
  const deviation = spread ?? Math.sqrt(odds * mean - mean ** 2)
  // What is stated is cut after two places.
  return (deviations * deviation) / Math.sqrt(rounds) + 0.01
}

/** Plays so many rounds as a server draws them, each with a bet on every selection, and adds up what each returned. */
export function measureReturns(
  id: EngineId,
  { rounds, seed }: { readonly rounds: number; readonly seed: string },
): readonly MeasuredReturn[] {
  const engine = engines[id]
  const sums = selectionsOf(engine).map((selection) => ({ selection, paid: 0 }))
  for (let nonce = 1; nonce <= rounds; nonce += 1) {
    const outcome = engine.draw(fairDraw({ serverSeed: seed, clientSeed: id, nonce }))
    for (const sum of sums) sum.paid += engine.pays(sum.selection.id, outcome)
  }
  return sums.map(({ selection, paid }) => ({
    selection: selection.id,
    stated: Number(selection.rtp),
    measured: paid / rounds,
    bound: returnBound(selection, rounds),
  }))
}

/** Whether a measured return lies within its bound. */
export function holds({ stated, measured, bound }: MeasuredReturn): boolean {
  return Math.abs(measured - stated) <= bound
}
