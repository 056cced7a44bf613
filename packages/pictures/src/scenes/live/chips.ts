import { chip } from '../../motifs/chip.ts'
import { shadow, veil } from '../../motifs/light.ts'
import { tableRoom } from '../../motifs/tableRoom.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Suit } from '../../motifs/card.ts'
import type { Scene } from '../../svg/sheet.ts'

const tones: readonly [Tone, ...Tone[]] = [
  [0.58, 0.19, 28],
  [0.45, 0.12, 255],
  [0.3, 0.02, 262],
  [0.55, 0.1, 160],
  [0.75, 0.12, 82],
  [0.5, 0.13, 310],
]
const suits: readonly [Suit, ...Suit[]] = ['spade', 'heart', 'diamond', 'club']

/** Stacks of chips at the edge of the lamplight, one chip standing up. */
export const chips: Scene = {
  palettes: [palettes.harbour, palettes.claret, palettes.pine, palettes.bronze, palettes.indigo],
  draw(sheet) {
    const { width: w, height: h, unit: u, random } = sheet
    const cloth = random.pick<Tone>([
      [0.4, 0.085, 162],
      [0.36, 0.09, 258],
      [0.38, 0.12, 16],
    ])
    let body = ''
    for (const [fx, fy, size, low, high] of [
      [0.3, 0.58, 38, 4, 12],
      [0.7, 0.57, 38, 3, 9],
      [0.5, 0.68, 44, 5, 10],
      [0.16, 0.73, 42, 1, 4],
      [0.84, 0.73, 42, 1, 5],
    ] as const) {
      const tone = random.pick(tones)
      const suit = random.pick(suits)
      const count = low + random.int(high - low)
      body += shadow(sheet, w * fx + 8 * u, h * fy + 12 * u, size * 1.25 * u, size * 0.5 * u, 0.55)
      for (let level = 0; level < count; level++)
        body += shape.place(
          w * fx + random.between(-2, 2) * u,
          h * fy - level * size * 0.16 * u,
          chip(sheet, size * u, tone, 0.46, suit),
        )
    }
    const standing = shape.place(
      w * random.between(0.36, 0.64),
      h * 0.26,
      chip(sheet, random.between(48, 60) * u, random.pick(tones), 1, random.pick(suits)),
      random.between(-30, 30),
    )
    return (
      tableRoom(sheet, cloth, 0.34) +
      shadow(sheet, w / 2, h * 0.42, 44 * u, 8 * u, 0.4) +
      standing +
      body +
      veil(sheet, 0.66)
    )
  },
}
