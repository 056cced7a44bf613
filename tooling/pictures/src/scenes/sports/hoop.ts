import { glow } from '../../motifs/glow.ts'
import { ground } from '../../motifs/ground.ts'
import { sportBall } from '../../motifs/sportBall.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { num } from '../../svg/num.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** A basket from below, the ball about to drop. */
export const hoop: Scene = {
  palettes: [palettes.dusk, palettes.harbour, palettes.apricot, palettes.indigo, palettes.copper],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const [cx, cy] = [w * random.between(0.46, 0.54), h * 0.46]
    const [rx, ry] = [74 * u, 21 * u]
    const board = sheet.linear(
      [
        [0, [0.97, 0.01, 90], 0.95],
        [1, [0.8, 0.03, p.high[2]], 0.8],
      ],
      60,
    )
    let cords = ''
    for (let cord = 0; cord <= 10; cord++) {
      const angle = (cord / 10) * Math.PI
      for (const bend of [-1, 1]) {
        const [x1, y1] = [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]
        const [x2, y2] = [
          cx + Math.cos(angle + bend * 0.3) * rx * 0.66,
          cy + 46 * u + Math.sin(angle) * ry * 0.6,
        ]
        const [x3, y3] = [cx + Math.cos(angle) * rx * 0.54, cy + 92 * u + Math.sin(angle) * ry * 0.5]
        cords += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}L${num(x3)} ${num(y3)}`
      }
    }
    const rim = css([0.62, 0.2, 36])
    const r = random.between(56, 62) * u
    const [bx, by] = [cx + random.between(-24, 24) * u, cy - random.between(64, 96) * u]
    const hoopBack = shape.path(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}`, 'none', {
      stroke: css([0.48, 0.16, 34]),
      'stroke-width': 7 * u,
    })
    const hoopFront = shape.path(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}`, 'none', {
      stroke: rim,
      'stroke-width': 7 * u,
      'stroke-linecap': 'round',
    })
    return (
      ground(sheet, 0.5, 0.2, 0.5) +
      glow(sheet, cx, cy - 90 * u, 220 * u, p.glow, 0.45) +
      shape.rect(cx - 132 * u, cy - 186 * u, 264 * u, 174 * u, board, { rx: 10 * u }) +
      shape.rect(cx - 122 * u, cy - 176 * u, 244 * u, 154 * u, 'none', {
        rx: 6 * u,
        stroke: css([0.6, 0.18, 32]),
        'stroke-width': 4 * u,
      }) +
      shape.rect(cx - 48 * u, cy - 104 * u, 96 * u, 72 * u, 'none', {
        stroke: css([0.6, 0.18, 32]),
        'stroke-width': 4 * u,
      }) +
      shape.rect(cx - 20 * u, cy - 22 * u, 40 * u, 16 * u, css([0.5, 0.16, 34]), { rx: 3 * u }) +
      hoopBack +
      shape.circle(bx + 14 * u, by + 22 * u, r, css(shade(p.low, -0.05), 0.3), {
        filter: sheet.blur(9 * u),
      }) +
      shape.place(bx, by, sportBall(sheet, 'basketball', r), random.between(-60, 60)) +
      shape.stroke(cords, css([0.97, 0.01, 90], 0.8), 1.9 * u) +
      hoopFront +
      veil(sheet, 0.6)
    )
  },
}
