import { card } from '../../motifs/card.ts'
import { chip } from '../../motifs/chip.ts'
import { veil } from '../../motifs/light.ts'
import { tableRoom } from '../../motifs/tableRoom.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'
import type { Tone } from '../../svg/tone.ts'

const cloths: readonly [Tone, ...Tone[]] = [
  [0.42, 0.09, 160],
  [0.38, 0.1, 255],
  [0.4, 0.13, 18],
]

/** A table with a hand of five at each of three seats, the banker's in the middle. */
export const tableSeats: Scene = {
  palettes: [palettes.harbour, palettes.claret, palettes.pine, palettes.indigo, palettes.bronze],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const hand = (size: number, open: boolean) =>
      [-2, -1, 0, 1, 2]
        .map((place) =>
          shape.place(
            0,
            size * 1.6 * u,
            shape.place(0, -size * 1.6 * u, card(sheet, size * u, open ? {} : null, p.second)),
            place * 15,
          ),
        )
        .join('')
    let chips = ''
    for (const [fx, fy] of [
      [0.34, 0.5],
      [0.5, 0.56],
      [0.66, 0.5],
    ] as const)
      chips += shape.place(
        w * fx,
        h * fy,
        chip(
          sheet,
          17 * u,
          random.pick<Tone>([
            [0.58, 0.19, 28],
            [0.45, 0.11, 255],
            [0.75, 0.12, 82],
          ]),
          0.6,
        ),
      )
    return (
      tableRoom(sheet, random.pick(cloths), 0.24) +
      shape.place(w / 2, h * 0.3, hand(54, false)) +
      chips +
      shape.place(w * 0.2, h * 0.58, hand(40, random.chance(0.5)), -14) +
      shape.place(w * 0.8, h * 0.58, hand(40, random.chance(0.5)), 14) +
      shape.place(w / 2, h * 0.77, hand(54, true)) +
      veil(sheet, 0.6)
    )
  },
}
