import type { Tone } from './tone.ts'

/** The colours of one picture. */
export interface Palette {
  /** Where the light comes from: the upper ground. */
  readonly high: Tone
  /** The ground away from the light. */
  readonly low: Tone
  /** The light itself: moons, windows, haze. */
  readonly glow: Tone
  /** What the picture is about. */
  readonly accent: Tone
  /** What stands against the accent. */
  readonly second: Tone
  /** Paper, porcelain, foam. */
  readonly pale: Tone
}
