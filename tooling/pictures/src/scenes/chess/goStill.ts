import { bambooShade } from '../../motifs/bambooShade.ts'
import { ground } from '../../motifs/ground.ts'
import { moon } from '../../motifs/moon.ts'
import { shadow } from '../../motifs/shadow.ts'
import { stone } from '../../motifs/stone.ts'
import { veil } from '../../motifs/veil.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** Five in a row, or a cairn of stones, on bare ground: little more than balance. */
export const goStill: Scene = {
  palettes: [
    palettes.paper,
    palettes.celadon,
    palettes.slate,
    palettes.pine,
    palettes.mist,
    palettes.apricot,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random } = sheet
    let body = ''
    if (random.chance(0.5)) {
      const lean = random.between(-20, 20)
      let y = h * 0.66
      body += shadow(sheet, w / 2, y + 24 * u, 96 * u, 16 * u, 0.5)
      for (const [index, size] of [82, 64, 70, 46, 32].entries()) {
        const flat = 0.42
        y -= size * flat * u * (index === 0 ? 0.3 : 1.0)
        body += shape.place(
          w / 2 + random.between(-6, 6) * u,
          y,
          stone(sheet, size * u, (index + (lean > 0 ? 1 : 0)) % 2 === 0, flat),
          random.between(-3, 3),
        )
        y -= size * flat * u * 0.62
      }
    } else {
      const black = random.chance(0.5)
      const turn = random.pick([-34, 34, 0])
      let row = ''
      for (let index = -2; index <= 2; index++)
        row += shape.place(index * 62 * u, 0, stone(sheet, 29 * u, black))
      for (const [x, y] of [
        [-62, 62],
        [0, -62],
        [62, 62],
        [124, -62],
        [-62, -124],
        [0, 124],
      ] as const)
        row += shape.place(x * u, y * u, stone(sheet, 29 * u, !black))
      body = shape.place(w / 2, h * 0.42, row, turn)
    }
    return (
      ground(sheet, 0.35, 0.2, 0.5) +
      moon(sheet, w * 0.5, h * 0.36, 112 * u) +
      bambooShade(sheet, 0.16) +
      body +
      veil(sheet, 0.55)
    )
  },
}
