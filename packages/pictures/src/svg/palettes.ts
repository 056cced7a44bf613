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

const gold: Tone = [0.8, 0.12, 85]
const amber: Tone = [0.76, 0.14, 68]
const vermilion: Tone = [0.62, 0.19, 32]
const coral: Tone = [0.7, 0.14, 28]
const rose: Tone = [0.72, 0.12, 5]
const jade: Tone = [0.66, 0.1, 165]
const sky: Tone = [0.7, 0.1, 235]
const violet: Tone = [0.6, 0.13, 300]
const cream: Tone = [0.96, 0.025, 88]
const frost: Tone = [0.96, 0.015, 240]

function palette(high: Tone, low: Tone, glow: Tone, accent: Tone, second: Tone, pale = cream): Palette {
  return { high, low, glow, accent, second, pale }
}

/** Grounds by name. The scenes of a kind choose among a few each, so that a lobby is varied and still of one piece. */
export const palettes = {
  vermilion: palette([0.58, 0.18, 33], [0.3, 0.12, 22], [0.88, 0.1, 80], gold, [0.4, 0.14, 25]),
  cinnabar: palette([0.5, 0.16, 28], [0.22, 0.07, 350], [0.86, 0.1, 70], amber, vermilion),
  dusk: palette([0.56, 0.13, 330], [0.25, 0.09, 285], [0.88, 0.1, 60], amber, rose),
  plum: palette([0.46, 0.13, 345], [0.2, 0.07, 320], [0.88, 0.07, 20], rose, gold),
  indigo: palette([0.44, 0.13, 278], [0.19, 0.07, 275], [0.86, 0.07, 260], gold, violet, frost),
  midnight: palette([0.34, 0.07, 262], [0.15, 0.035, 265], [0.9, 0.06, 85], amber, sky, frost),
  harbour: palette([0.42, 0.08, 245], [0.17, 0.04, 255], [0.84, 0.11, 65], coral, sky, frost),
  ocean: palette([0.6, 0.11, 232], [0.27, 0.08, 252], [0.92, 0.06, 205], coral, gold, frost),
  lagoon: palette([0.68, 0.1, 200], [0.32, 0.07, 225], [0.95, 0.05, 180], amber, coral, frost),
  abyss: palette([0.4, 0.09, 250], [0.14, 0.045, 268], [0.85, 0.1, 200], [0.78, 0.12, 190], violet, frost),
  jade: palette([0.56, 0.09, 168], [0.25, 0.05, 180], [0.92, 0.07, 120], gold, coral),
  moss: palette([0.5, 0.08, 145], [0.22, 0.045, 155], [0.92, 0.08, 105], amber, [0.75, 0.1, 130]),
  pine: palette([0.4, 0.065, 172], [0.17, 0.03, 190], [0.88, 0.07, 95], gold, jade),
  bronze: palette([0.54, 0.1, 65], [0.23, 0.05, 45], [0.92, 0.09, 88], gold, vermilion),
  copper: palette([0.58, 0.12, 48], [0.26, 0.07, 32], [0.92, 0.08, 75], gold, jade),
  honey: palette([0.76, 0.12, 80], [0.44, 0.1, 55], [0.97, 0.06, 95], vermilion, [0.5, 0.1, 40]),
  slate: palette([0.5, 0.035, 255], [0.22, 0.025, 262], [0.92, 0.03, 240], coral, sky, frost),
  paper: palette([0.95, 0.018, 85], [0.83, 0.04, 68], [0.99, 0.02, 95], vermilion, [0.45, 0.06, 250]),
  celadon: palette([0.9, 0.035, 165], [0.68, 0.06, 178], [0.98, 0.025, 140], vermilion, [0.45, 0.07, 190]),
  mist: palette([0.9, 0.02, 240], [0.66, 0.05, 252], [0.99, 0.01, 220], coral, [0.42, 0.08, 258], frost),
  blossom: palette([0.92, 0.04, 15], [0.72, 0.08, 5], [0.99, 0.02, 40], [0.58, 0.17, 10], jade),
  apricot: palette([0.88, 0.07, 62], [0.66, 0.13, 38], [0.98, 0.04, 85], vermilion, [0.4, 0.09, 20]),
  lilac: palette([0.8, 0.07, 305], [0.5, 0.11, 292], [0.97, 0.03, 330], gold, rose, frost),
  felt: palette([0.44, 0.085, 162], [0.19, 0.045, 172], [0.88, 0.07, 110], vermilion, gold),
  claret: palette([0.4, 0.13, 18], [0.17, 0.06, 8], [0.88, 0.08, 60], gold, rose),
  turf: palette([0.58, 0.11, 152], [0.3, 0.075, 160], [0.95, 0.07, 115], cream, coral),
  clay: palette([0.62, 0.13, 42], [0.38, 0.1, 34], [0.95, 0.06, 75], [0.88, 0.17, 115], cream),
  court: palette([0.55, 0.11, 245], [0.3, 0.09, 256], [0.93, 0.05, 220], [0.88, 0.17, 115], coral, frost),
  ice: palette(
    [0.92, 0.02, 228],
    [0.72, 0.055, 240],
    [0.99, 0.01, 220],
    [0.58, 0.17, 28],
    [0.5, 0.12, 250],
    frost,
  ),
} as const satisfies Record<string, Palette>
