import { ground } from '../../motifs/ground.ts'
import { rouletteWheel } from '../../motifs/rouletteWheel.ts'
import { shadow } from '../../motifs/shadow.ts'
import { chip } from '../../motifs/chip.ts'
import { veil } from '../../motifs/veil.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../scene.ts'

/** The wheel: whole, or so near that it leaves the picture. */
export const roulette: Scene = {
  palettes: [
    palettes.felt,
    palettes.claret,
    palettes.slate,
    palettes.copper,
    palettes.midnight,
    palettes.plum,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random } = sheet
    const wood = random.pick<Tone>([
      [0.42, 0.08, 45],
      [0.36, 0.07, 30],
      [0.5, 0.09, 65],
    ])
    const near = random.chance(0.5)
    const r = (near ? random.between(210, 250) : random.between(138, 150)) * u
    const [x, y] = near
      ? [w * random.pick([0.08, 0.92, 0.5]), h * random.pick([0.1, 0.62])]
      : [w / 2, h * 0.41]
    const chips = near
      ? []
      : [-1, 0, 1].map((side) =>
          shape.place(
            w / 2 + side * 58 * u,
            h * 0.79 + Math.abs(side) * -8 * u,
            chip(
              sheet,
              27 * u,
              random.pick<Tone>([
                [0.58, 0.19, 28],
                [0.45, 0.11, 255],
                [0.32, 0.02, 262],
              ]),
              0.9,
            ),
            random.between(0, 60),
          ),
        )
    return (
      ground(sheet, 0.3, 0.2, 0.34) +
      shadow(sheet, x + 8 * u, y + 16 * u, r * 1.02, r * 1.02, 0.6) +
      shape.place(x, y, rouletteWheel(sheet, r, wood, shade([0.55, 0.2, 27], 0)), random.between(0, 360)) +
      chips.join('') +
      veil(sheet, 0.66)
    )
  },
}
