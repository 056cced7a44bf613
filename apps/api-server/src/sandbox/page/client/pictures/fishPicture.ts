import type { Tier } from '../round/tierOf.ts'
import { seededRandom } from '../random/seededRandom.ts'
import { seedOf } from '../random/seedOf.ts'

export type Catch = 'nothing' | 'minnow' | 'koi' | 'golden'

const catches: Readonly<Record<Tier, Catch>> = { none: 'nothing', part: 'minnow', win: 'koi', big: 'golden' }

/** Where the net of a round goes down, in the scene's units: known before the catch. */
export function netPlace(round: string): { x: number; y: number } {
  const random = seededRandom(seedOf(round))
  return { x: 300 + random() * 200, y: 215 + random() * 90 }
}

/** What is in the net, and how it lies there. */
export function fishPicture(outcome: { round: string; seed: number; tier: Tier }): {
  at: { x: number; y: number }
  caught: Catch
  /** Degrees. */
  angle: number
  scale: number
} {
  const random = seededRandom(outcome.seed)
  return {
    at: netPlace(outcome.round),
    caught: catches[outcome.tier],
    angle: -24 + random() * 32,
    scale: 0.92 + random() * 0.16,
  }
}
