import { numeral } from '../../motifs/numeral.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** The bend of a running track, its lanes numbered. */
export const track: Scene = {
  palettes: [palettes.clay, palettes.court, palettes.apricot, palettes.vermilion, palettes.harbour],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const flip = random.chance(0.5)
    const [cx, cy] = [flip ? w * 1.12 : -w * 0.12, h * random.between(0.9, 1.1)]
    const grass = shade([0.56, 0.1, 150], 0)
    let lanes = shape.rect(
      0,
      0,
      w,
      h,
      sheet.linear(
        [
          [0, shade(p.high, 0.08)],
          [1, shade(p.low, 0.1)],
        ],
        70,
      ),
    )
    const first = 128 * u
    const wide = 46 * u
    const band = (r: number, tone: string) => shape.circle(cx, cy, r, tone)
    lanes += band(first + wide * 7, css(shade(p.high, -0.04)))
    for (let lane = 6; lane >= 0; lane--)
      lanes += shape.circle(cx, cy, first + wide * lane, css(shade(p.high, lane % 2 ? 0.015 : -0.03)), {
        stroke: css([0.98, 0.01, 90], 0.9),
        'stroke-width': 3 * u,
      })
    lanes +=
      band(first - 4 * u, css(grass)) +
      band(first - 40 * u, css(shade(grass, 0.04))) +
      band(first - 90 * u, css(shade(grass, -0.01)))
    let numbers = ''
    const angle = flip ? 218 : -38
    for (let lane = 0; lane < 7; lane++) {
      const r = first + wide * (lane + 0.5)
      const a = ((angle + (flip ? 1 : -1) * lane * 2.4) * Math.PI) / 180
      numbers += shape.place(
        cx + Math.cos(a) * r,
        cy + Math.sin(a) * r,
        numeral(lane + 1, 27 * u, css([0.98, 0.01, 90]), 14),
        (a * 180) / Math.PI + (flip ? 180 : 0),
      )
    }
    const start = ((angle + (flip ? 7 : -7)) * Math.PI) / 180
    const lineAt = `M${cx + Math.cos(start) * first} ${cy + Math.sin(start) * first}L${cx + Math.cos(start) * (first + wide * 7)} ${cy + Math.sin(start) * (first + wide * 7)}`
    const light = sheet.radial(
      [
        [0, p.glow, 0.5],
        [1, p.glow, 0],
      ],
      flip ? 0.2 : 0.8,
      0.08,
      0.9,
    )
    return (
      lanes +
      shape.stroke(lineAt, css([0.98, 0.01, 90]), 5 * u) +
      numbers +
      shape.rect(0, 0, w, h, light) +
      veil(sheet, 0.7)
    )
  },
}
