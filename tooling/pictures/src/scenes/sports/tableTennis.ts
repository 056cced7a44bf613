import { ground } from '../../motifs/ground.ts'
import { shadow } from '../../motifs/shadow.ts'
import { sportBall } from '../../motifs/sportBall.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../scene.ts'

/** Two bats over a table's edge, the ball between them. */
export const tableTennis: Scene = {
  palettes: [palettes.court, palettes.harbour, palettes.jade, palettes.slate],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const bat = (tone: Tone) => {
      const rubber = sheet.radial(
        [
          [0, shade(tone, 0.08)],
          [0.8, tone],
          [1, shade(tone, -0.08)],
        ],
        0.4,
        0.3,
        0.75,
      )
      const timber = sheet.linear(
        [
          [0, [0.8, 0.08, 72]],
          [0.5, [0.7, 0.09, 66]],
          [1, [0.52, 0.08, 55]],
        ],
        0,
      )
      return (
        shape.ellipse(14 * u, 22 * u, 82 * u, 88 * u, css([0.05, 0.02, 250], 0.42), {
          filter: sheet.blur(10 * u),
        }) +
        shape.path(
          `M${-15 * u} ${70 * u}L${-17 * u} ${164 * u}C${-16 * u} ${174 * u} ${16 * u} ${174 * u} ${17 * u} ${164 * u}L${15 * u} ${70 * u}Z`,
          timber,
        ) +
        shape.ellipse(0, 0, 83 * u, 89 * u, css([0.66, 0.08, 66])) +
        shape.path(
          `M${-80 * u} 0C${-82 * u} ${-118 * u} ${82 * u} ${-118 * u} ${80 * u} 0C${78 * u} ${52 * u} ${44 * u} ${74 * u} ${20 * u} ${80 * u}H${-20 * u}C${-44 * u} ${74 * u} ${-78 * u} ${52 * u} ${-80 * u} 0Z`,
          rubber,
        )
      )
    }
    const board =
      shape.rect(-500 * u, -90 * u, 1000 * u, 600 * u, css(shade(p.high, -0.06))) +
      shape.rect(-500 * u, -90 * u, 1000 * u, 6 * u, css([0.97, 0.01, 90])) +
      shape.rect(-3 * u, -90 * u, 6 * u, 600 * u, css([0.97, 0.01, 90], 0.8))
    return (
      ground(sheet, 0.4, 0.15, 0.4) +
      shape.place(w / 2, h * 0.46, board, random.between(-24, -12)) +
      shape.rect(
        0,
        0,
        w,
        h,
        sheet.linear(
          [
            [0, p.glow, 0.22],
            [0.5, p.glow, 0],
            [1, p.low, 0.6],
          ],
          70,
        ),
      ) +
      shape.place(w * 0.36, h * 0.36, bat([0.56, 0.19, 27]), -28, 0.95) +
      shape.place(w * 0.72, h * 0.44, bat([0.24, 0.015, 262]), 24, 0.82) +
      shadow(sheet, w * 0.6, h * 0.27, 20 * u, 10 * u, 0.4) +
      shape.place(w * 0.58, h * 0.2, sportBall(sheet, 'table', 24 * u)) +
      veil(sheet, 0.66)
    )
  },
}
