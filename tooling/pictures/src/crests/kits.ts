import type { Palette } from '../svg/palette.ts'
import type { Tone } from '../svg/tone.ts'

const white: Tone = [0.98, 0.008, 90]
const gold: Tone = [0.84, 0.12, 86]
const ink: Tone = [0.26, 0.04, 265]

/**
 * Ground, parting and emblem of a crest; the rim is a deep tone of the ground (of the emblem where the ground is pale), and
 * the accent keeps the emblem apart from the parting.
 */
function kit(high: Tone, second: Tone, pale: Tone = white): Palette {
  const deep: Tone = [Math.max(0.2, high[0] - 0.24), high[1] * 0.8, high[2]]
  const dark = pale[0] < 0.5
  return { high, second, pale, low: high[0] > 0.9 ? pale : deep, glow: white, accent: dark ? high : deep }
}

/** Colours of crests. Neighbours in the list differ, since crests take them in turn. */
export const kits: readonly [Palette, ...Palette[]] = [
  kit([0.52, 0.18, 28], [0.38, 0.13, 22]),
  kit([0.4, 0.12, 258], [0.6, 0.13, 240], gold),
  kit([0.5, 0.11, 155], [0.34, 0.07, 165]),
  kit([0.76, 0.14, 82], [0.3, 0.03, 262], ink),
  kit([0.44, 0.13, 305], [0.6, 0.12, 312]),
  kit([0.66, 0.11, 228], [0.94, 0.01, 230], [0.3, 0.08, 255]),
  kit([0.28, 0.035, 262], [0.54, 0.17, 28], gold),
  kit([0.95, 0.012, 85], [0.55, 0.18, 28], [0.48, 0.17, 27]),
  kit([0.5, 0.08, 195], [0.36, 0.06, 205], gold),
  kit([0.62, 0.16, 48], [0.42, 0.12, 38]),
  kit([0.38, 0.11, 10], [0.7, 0.1, 235]),
  kit([0.95, 0.012, 85], [0.42, 0.12, 258], [0.38, 0.12, 258]),
  kit([0.44, 0.08, 135], [0.8, 0.12, 92], gold),
  kit([0.34, 0.06, 240], [0.72, 0.11, 190]),
  kit([0.6, 0.15, 2], [0.42, 0.12, 350]),
  kit([0.36, 0.06, 50], [0.52, 0.09, 62], gold),
  kit([0.94, 0.012, 120], [0.48, 0.11, 155], [0.4, 0.09, 158]),
]
