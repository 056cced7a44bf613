import { card } from '../../motifs/card.ts'
import { chip } from '../../motifs/chip.ts'
import { tableRoom } from '../../motifs/tableRoom.ts'
import { veil } from '../../motifs/light.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade, type Tone } from '../../svg/tone.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

const cloths: readonly [Tone, ...Tone[]] = [
  [0.42, 0.09, 160],
  [0.38, 0.1, 255],
  [0.4, 0.13, 18],
  [0.4, 0.08, 200],
]

/** A fan of cards held over a table in lamplight. */
export const cardFan: Scene = {
  palettes: [
    palettes.claret,
    palettes.copper,
    palettes.harbour,
    palettes.plum,
    palettes.pine,
    palettes.bronze,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random } = sheet
    const count = 3 + random.int(3)
    const spread = random.between(13, 18)
    let fan = ''
    for (let index = 0; index < count; index++) {
      const turn = (index - (count - 1) / 2) * spread
      const body = shape.place(0, -150 * u, card(sheet, 92 * u, {}, [0.5, 0.16, 28]))
      fan += shape.place(w / 2, h * 0.4 + 160 * u, body, turn)
    }
    let chips = ''
    for (let index = 0; index < 6; index++) {
      const tone = random.pick<Tone>([
        [0.58, 0.19, 28],
        [0.45, 0.11, 255],
        [0.3, 0.02, 262],
        [0.55, 0.1, 160],
      ])
      chips += shape.place(
        w * (0.2 + random.next() * 0.6),
        h * random.between(0.7, 0.76),
        chip(sheet, 24 * u, shade(tone, 0.02), 0.5),
      )
    }
    return tableRoom(sheet, random.pick(cloths), 0.36) + fan + chips + veil(sheet, 0.66)
  },
}
