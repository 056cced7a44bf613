import { domino } from '../../motifs/domino.ts'
import { glow } from '../../motifs/glow.ts'
import { ground } from '../../motifs/ground.ts'
import { scales } from '../../motifs/scales.ts'
import { veil } from '../../motifs/veil.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../scene.ts'

/** Dominoes: a fan, or two pairs laid out. */
export const dominoes: Scene = {
  palettes: [palettes.felt, palettes.cinnabar, palettes.slate, palettes.bronze, palettes.plum, palettes.jade],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const tone = random.pick<Tone>([
      [0.22, 0.02, 262],
      [0.95, 0.014, 88],
      [0.3, 0.07, 25],
    ])
    const one = (size: number) => domino(sheet, size * u, tone, 1 + random.int(6), 1 + random.int(6))
    let body = ''
    if (random.chance(0.5)) {
      for (let index = -2; index <= 2; index++)
        body += shape.place(w / 2, h * 0.4 + 190 * u, shape.place(0, -190 * u, one(62)), index * 19)
    } else {
      for (const [x, y, turn] of [
        [-80, -26, -9],
        [-12, -12, -4],
        [58, 14, 88],
        [66, 90, 84],
      ] as const)
        body += shape.place(w / 2 + x * u, h * 0.38 + y * u, one(62), turn + random.between(-4, 4))
    }
    return (
      ground(sheet, 0.4, 0.2, 0.42) +
      scales(sheet, 38 * u, p.glow, 0.07) +
      glow(sheet, w / 2, h * 0.38, 210 * u, p.glow, 0.34) +
      body +
      veil(sheet)
    )
  },
}
