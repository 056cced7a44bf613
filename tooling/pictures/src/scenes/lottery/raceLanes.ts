import { ballTones } from '../../motifs/ballTones.ts'
import { numeral } from '../../motifs/numeral.ts'
import { ground } from '../../motifs/ground.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { palettes } from '../../svg/palettes.ts'
import { polygon } from '../../svg/polygon.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** Numbered cars seen from above, racing up their lanes. */
export const raceLanes: Scene = {
  palettes: [palettes.slate, palettes.harbour, palettes.midnight, palettes.lagoon, palettes.claret],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const lanes = 4
    const wide = 84 * u
    let body = shape.rect(
      -lanes * wide,
      -h,
      lanes * wide * 2,
      h * 2,
      sheet.linear([
        [0, shade(p.low, 0.14, 0.6)],
        [1, shade(p.low, 0.05, 0.6)],
      ]),
    )
    for (let lane = -3; lane <= 3; lane++)
      body += shape.stroke(`M${lane * wide} ${-h}V${h}`, css(p.pale, 0.4), 2.4 * u, {
        'stroke-dasharray': `${26 * u} ${22 * u}`,
      })
    for (let lane = -2; lane < 2; lane++) {
      const [x, y] = [(lane + 0.5) * wide, random.between(-120, 90) * u]
      const tone = ballTones[(lane + 2 + random.int(2) * 4) % ballTones.length] ?? ballTones[0]
      const trail = sheet.linear([
        [0, shade(tone, 0.15), 0.55],
        [1, tone, 0],
      ])
      const coat = sheet.linear(
        [
          [0, shade(tone, -0.14)],
          [0.35, shade(tone, 0.1)],
          [0.65, shade(tone, 0.02)],
          [1, shade(tone, -0.2)],
        ],
        0,
      )
      const wheelAt = (dx: number, dy: number) =>
        shape.rect(dx * u - 5 * u, dy * u - 10 * u, 10 * u, 20 * u, css([0.16, 0.01, 262]), { rx: 3 * u })
      body += shape.path(
        polygon([
          [x - 22 * u, y + 40 * u],
          [x + 22 * u, y + 40 * u],
          [x + 14 * u, y + 230 * u],
          [x - 14 * u, y + 230 * u],
        ]),
        trail,
      )
      body += shape.place(
        x,
        y,
        shape.rect(-26 * u, -46 * u, 60 * u, 112 * u, css([0.03, 0.01, 262], 0.45), {
          rx: 18 * u,
          filter: sheet.blur(6 * u),
        }) +
          wheelAt(-25, -30) +
          wheelAt(25, -30) +
          wheelAt(-25, 34) +
          wheelAt(25, 34) +
          shape.path(
            `M${-11 * u} ${-60 * u}C${-8 * u} ${-64 * u} ${8 * u} ${-64 * u} ${11 * u} ${-60 * u}C${20 * u} ${-30 * u} ${25 * u} 0 ${24 * u} ${54 * u}C${14 * u} ${60 * u} ${-14 * u} ${60 * u} ${-24 * u} ${54 * u}C${-25 * u} 0 ${-20 * u} ${-30 * u} ${-11 * u} ${-60 * u}Z`,
            coat,
          ) +
          shape.rect(-32 * u, 50 * u, 64 * u, 9 * u, css(shade(tone, -0.12)), { rx: 3 * u }) +
          shape.rect(-27 * u, -62 * u, 54 * u, 7 * u, css(shade(tone, -0.12)), { rx: 3 * u }) +
          shape.ellipse(0, -6 * u, 11 * u, 18 * u, css([0.22, 0.03, 250])) +
          shape.circle(0, 32 * u, 13 * u, css([0.98, 0.005, 90])) +
          shape.place(0, 32 * u, numeral(1 + random.int(10), 13 * u, css([0.25, 0.03, 262]), 17)),
      )
    }
    const light = sheet.radial(
      [
        [0, p.glow, 0.4],
        [1, p.glow, 0],
      ],
      0.7,
      0.1,
      0.8,
    )
    return (
      ground(sheet) +
      shape.place(w / 2, h * 0.44, body, random.pick([-22, 18, 26])) +
      shape.rect(0, 0, w, h, light) +
      veil(sheet, 0.7)
    )
  },
}
