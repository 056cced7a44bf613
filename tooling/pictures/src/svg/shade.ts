import type { Tone } from './tone.ts'

/** The same colour in other light: lightness added, chroma scaled, hue turned. */
export function shade([l, c, h]: Tone, lighter: number, chroma = 1, turn = 0): Tone {
  return [Math.min(0.99, Math.max(0.04, l + lighter)), c * chroma, h + turn]
}
