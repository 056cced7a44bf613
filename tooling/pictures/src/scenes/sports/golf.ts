import { cloud } from '../../motifs/cloud.ts'
import { ground } from '../../motifs/ground.ts'
import { hills } from '../../motifs/hills.ts'
import { moon } from '../../motifs/moon.ts'
import { shadow } from '../../motifs/shadow.ts'
import { sportBall } from '../../motifs/sportBall.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** A green in the hills, its flag, a ball near the hole. */
export const golf: Scene = {
  palettes: [palettes.celadon, palettes.apricot, palettes.lagoon, palettes.mist],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const grass = shade([0.6, 0.12, 140], 0)
    const [fx, fy] = [w * random.between(0.54, 0.66), h * 0.67]
    const cloth = sheet.linear(
      [
        [0, [0.66, 0.19, 32]],
        [1, [0.52, 0.18, 26]],
      ],
      0,
    )
    return (
      ground(sheet, 0.3, 0.25, 0.5) +
      moon(sheet, w * 0.3, h * 0.25, 38 * u) +
      cloud(sheet, w * 0.1, h * 0.3, w * 0.7, p.pale, 0.6) +
      hills(sheet, {
        top: 0.5,
        bottom: 0.66,
        count: 4,
        far: shade(p.high, -0.1),
        near: shade(grass, -0.16),
        relief: 0.13,
      }) +
      shape.ellipse(
        w * 0.5,
        h * 0.8,
        w * 0.78,
        h * 0.18,
        sheet.radial(
          [
            [0, shade(grass, 0.14)],
            [0.7, shade(grass, 0.04)],
            [1, shade(grass, -0.06)],
          ],
          0.4,
          0.2,
          0.8,
        ),
      ) +
      shape.ellipse(fx, fy, 17 * u, 5 * u, css([0.2, 0.04, 150])) +
      shape.stroke(`M${fx} ${fy}V${fy - 186 * u}`, css([0.97, 0.01, 90]), 3.2 * u) +
      shape.path(
        `M${fx} ${fy - 186 * u}C${fx + 26 * u} ${fy - 194 * u} ${fx + 44 * u} ${fy - 168 * u} ${fx + 74 * u} ${fy - 170 * u}C${fx + 50 * u} ${fy - 152 * u} ${fx + 30 * u} ${fy - 136 * u} ${fx} ${fy - 138 * u}Z`,
        cloth,
      ) +
      shadow(sheet, w * 0.36, h * 0.765, 30 * u, 9 * u, 0.5) +
      shape.place(w * 0.34, h * 0.7, sportBall(sheet, 'golf', 32 * u)) +
      veil(sheet, 0.5)
    )
  },
}
