import { shadow, veil } from '../../motifs/light.ts'
import { football } from '../../motifs/football.ts'
import { css, shade } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A football pitch from the air in mown stripes, the ball large above it. */
export const pitch: Scene = {
  palettes: [palettes.turf, palettes.jade, palettes.moss, palettes.felt],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const grass = shade(p.high, -0.02, 1.1)
    const band = 44 * u
    let stripes = ''
    for (let index = -8; index <= 8; index++)
      stripes += shape.rect(
        -400 * u,
        index * band,
        800 * u,
        band,
        css(shade(grass, index % 2 ? 0.035 : -0.02)),
      )
    const line = { stroke: css(p.pale, 0.8), 'stroke-width': 2.6 * u }
    const k = u
    const marks =
      shape.rect(-190 * k, -286 * k, 380 * k, 572 * k, 'none', line) +
      shape.stroke(`M${-190 * k} 0H${190 * k}`, css(p.pale, 0.8), 2.6 * u) +
      shape.circle(0, 0, 62 * k, 'none', line) +
      shape.circle(0, 0, 4 * k, css(p.pale, 0.9)) +
      [-1, 1]
        .map(
          (side) =>
            shape.rect(-100 * k, side > 0 ? 194 * k : -286 * k, 200 * k, 92 * k, 'none', line) +
            shape.rect(-46 * k, side > 0 ? 248 * k : -286 * k, 92 * k, 38 * k, 'none', line) +
            shape.stroke(
              `M${-42 * k} ${side * 194 * k}A${52 * k} ${52 * k} 0 0 ${side > 0 ? 1 : 0} ${42 * k} ${side * 194 * k}`,
              css(p.pale, 0.8),
              2.6 * u,
            ),
        )
        .join('')
    const light = sheet.radial(
      [
        [0, p.glow, 0.5],
        [1, p.glow, 0],
      ],
      0.25,
      0.1,
      0.85,
    )
    const edge = sheet.linear(
      [
        [0, p.low, 0],
        [1, p.low, 0.62],
      ],
      65,
    )
    const [bx, by] = [w * random.between(0.4, 0.6), h * random.between(0.34, 0.46)]
    const r = random.between(50, 66) * u
    return (
      shape.place(
        w / 2 + random.between(-60, 60) * u,
        h * random.between(0.3, 0.6),
        stripes + marks,
        random.pick([-32, -18, 14, 28]),
        random.between(0.95, 1.35),
      ) +
      shape.rect(0, 0, w, h, light) +
      shape.rect(0, 0, w, h, edge) +
      shadow(sheet, bx + 26 * u, by + 52 * u, r * 0.86, r * 0.6, 0.5) +
      shape.place(bx, by, football(sheet, r), random.between(-40, 40)) +
      veil(sheet, 0.6)
    )
  },
}
