import type { Tone } from '../svg/tone.ts'

/** Skins of fish. */
export const fishTones: readonly [Tone, ...Tone[]] = [
  [0.7, 0.18, 45],
  [0.8, 0.15, 85],
  [0.62, 0.19, 28],
  [0.66, 0.13, 245],
  [0.78, 0.03, 240],
  [0.7, 0.13, 350],
  [0.72, 0.1, 190],
]
