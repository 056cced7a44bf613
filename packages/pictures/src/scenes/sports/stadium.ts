import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { football } from '../../motifs/football.ts'
import { css, shade } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { polygon } from '../../svg/path.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Night match: floodlights over the stands, grass running away, the ball in front. */
export const stadium: Scene = {
  palettes: [palettes.midnight, palettes.indigo, palettes.harbour, palettes.pine],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const horizon = h * 0.44
    const grass = shade([0.46, 0.11, 152], 0)
    let lawn = ''
    for (let index = -7; index < 7; index++)
      lawn += shape.path(
        polygon([
          [w / 2 + index * 16 * u, horizon],
          [w / 2 + (index + 1) * 16 * u, horizon],
          [w / 2 + (index + 1) * 96 * u, h],
          [w / 2 + index * 96 * u, h],
        ]),
        css(shade(grass, index % 2 ? 0.05 : 0)),
      )
    let crowd = ''
    for (let dot = 0; dot < 420; dot++) {
      const y = horizon - random.between(6, 66) * u
      crowd += shape.circle(
        w * random.next(),
        y,
        random.between(0.7, 1.6) * u,
        css(random.pick([p.pale, p.accent, p.second, p.glow]), random.between(0.15, 0.6)),
      )
    }
    let lamps = ''
    for (const [x, lean] of [
      [0.12, 1],
      [0.88, -1],
    ] as const) {
      const [lx, ly] = [w * x, h * 0.15]
      lamps +=
        shape.stroke(`M${lx} ${ly}V${horizon - 50 * u}`, css(shade(p.low, 0.12)), 3 * u) +
        shape.path(
          polygon([
            [lx - 26 * u, ly - 10 * u],
            [lx + 26 * u, ly - 10 * u],
            [lx + lean * 300 * u, h],
            [lx + lean * 90 * u, h],
          ]),
          sheet.linear([
            [0, p.pale, 0.3],
            [0.7, p.pale, 0],
          ]),
          { filter: sheet.blur(6 * u) },
        )
      for (let bulb = 0; bulb < 8; bulb++)
        lamps += glow(
          sheet,
          lx + ((bulb % 4) - 1.5) * 13 * u,
          ly + (bulb < 4 ? -7 : 6) * u,
          17 * u,
          p.pale,
          1,
        )
    }
    const line = css(p.pale, 0.75)
    const marks =
      shape.ellipse(w / 2, horizon + 120 * u, 128 * u, 38 * u, 'none', {
        stroke: line,
        'stroke-width': 2.4 * u,
      }) + shape.stroke(`M${-10} ${horizon + 120 * u}H${w + 10}`, line, 2.4 * u)
    const shadeGrass = sheet.linear([
      [0, shade(grass, 0.16), 0.5],
      [0.4, grass, 0],
      [1, shade(p.low, -0.04), 0.6],
    ])
    const r = random.between(42, 54) * u
    const [bx, by] = [w * random.between(0.42, 0.58), horizon + 92 * u]
    return (
      ground(sheet, 0.5, 0.4, 0.3) +
      shape.path(
        `M-10 ${horizon - 70 * u}Q${w / 2} ${horizon - 100 * u} ${w + 10} ${horizon - 70 * u}V${horizon}H-10Z`,
        css(shade(p.low, 0.06)),
      ) +
      crowd +
      shape.rect(0, horizon - 6 * u, w, 6 * u, css(shade(p.low, 0.16))) +
      lawn +
      shape.rect(0, horizon, w, h - horizon, shadeGrass) +
      marks +
      lamps +
      shadow(sheet, bx, by + r, r * 0.95, r * 0.22, 0.65) +
      shape.place(bx, by, football(sheet, r), random.between(-40, 40)) +
      veil(sheet, 0.6)
    )
  },
}
