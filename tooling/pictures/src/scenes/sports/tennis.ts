import { shadow } from '../../motifs/shadow.ts'
import { sportBall } from '../../motifs/sportBall.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** A court in the long light of evening: lines, a ball, its shadow. */
export const tennis: Scene = {
  palettes: [palettes.clay, palettes.court, palettes.turf, palettes.lilac],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const line = css([0.97, 0.01, 90], 0.92)
    const floor =
      shape.rect(-500 * u, -500 * u, 1000 * u, 1000 * u, css(shade(p.high, -0.05))) +
      shape.rect(-150 * u, -300 * u, 300 * u, 600 * u, css(shade(p.high, 0.04)))
    const marks =
      shape.rect(-150 * u, -300 * u, 300 * u, 600 * u, 'none', { stroke: line, 'stroke-width': 5 * u }) +
      shape.stroke(
        `M${-108 * u} ${-300 * u}V${300 * u}M${108 * u} ${-300 * u}V${300 * u}M${-108 * u} ${-120 * u}H${108 * u}M${-108 * u} ${120 * u}H${108 * u}M0 ${-120 * u}V${120 * u}`,
        line,
        4 * u,
      )
    let mesh = ''
    for (let x = -170; x <= 170; x += 7) mesh += `M${x * u} ${-11 * u}V${11 * u}`
    const netting =
      shape.rect(-172 * u, -2 * u, 360 * u, 26 * u, css(shade(p.low, -0.04), 0.4), {
        filter: sheet.blur(4 * u),
      }) +
      shape.rect(-172 * u, -12 * u, 344 * u, 24 * u, css(shade(p.low, -0.02), 0.5)) +
      shape.stroke(
        `${mesh}M${-172 * u} ${-3 * u}H${172 * u}M${-172 * u} ${5 * u}H${172 * u}`,
        css([0.97, 0, 0], 0.4),
        0.9 * u,
      ) +
      shape.stroke(`M${-172 * u} ${-12 * u}H${172 * u}`, line, 4 * u)
    const light = sheet.radial(
      [
        [0, p.glow, 0.55],
        [1, p.glow, 0],
      ],
      0.2,
      0.08,
      0.9,
    )
    const dark = sheet.linear(
      [
        [0, p.low, 0],
        [1, p.low, 0.7],
      ],
      60,
    )
    const r = random.between(40, 54) * u
    const [bx, by] = [w * random.between(0.34, 0.58), h * random.between(0.3, 0.46)]
    return (
      shape.place(
        w * random.between(0.3, 0.7),
        h * random.between(0.28, 0.62),
        floor + marks + netting,
        random.pick([-34, -20, 18, 30]),
        random.between(0.95, 1.3),
      ) +
      shape.rect(0, 0, w, h, light) +
      shape.rect(0, 0, w, h, dark) +
      shadow(sheet, bx + 66 * u, by + 60 * u, r * 1.15, r * 0.6, 0.5) +
      shape.place(bx, by, sportBall(sheet, 'tennis', r), random.between(-50, 50)) +
      veil(sheet, 0.6)
    )
  },
}
