import type { Tone } from '../svg/tone.ts'

/** Colours of numbered balls: clear, but of one depth. */
export const ballTones: readonly [Tone, ...Tone[]] = [
  [0.63, 0.19, 28],
  [0.62, 0.13, 250],
  [0.66, 0.12, 160],
  [0.8, 0.14, 85],
  [0.6, 0.14, 305],
  [0.72, 0.11, 205],
  [0.72, 0.14, 55],
  [0.72, 0.13, 0],
]
