import { ballTones, lotteryBall } from '../../motifs/ball.ts'
import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { css, shade } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A glass globe with balls whirling in it, one drawn. */
export const drum: Scene = {
  palettes: [
    palettes.harbour,
    palettes.plum,
    palettes.vermilion,
    palettes.jade,
    palettes.slate,
    palettes.dusk,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const brass = palettes.bronze.accent
    const [cx, cy, r] = [w / 2, h * 0.38, 122 * u]
    let balls = ''
    for (let index = 0; index < 22; index++) {
      const angle = random.between(0, 6.28)
      const far = Math.sqrt(random.next()) * (r - 24 * u)
      const size = random.between(15, 21) * u
      balls += shape.place(
        cx + Math.cos(angle) * far,
        cy + Math.sin(angle) * far * 0.96 + 6 * u,
        lotteryBall(sheet, size, random.pick(ballTones), 1 + random.int(36)),
        random.between(-60, 60),
      )
    }
    const metal = sheet.linear(
      [
        [0, shade(brass, -0.2)],
        [0.35, shade(brass, 0.12, 0.7)],
        [1, shade(brass, -0.3)],
      ],
      0,
    )
    const glass = sheet.radial([
      [0.5, [1, 0, 0], 0.02],
      [0.88, [1, 0, 0], 0.16],
      [1, [1, 0, 0], 0.4],
    ])
    const inside = sheet.radial(
      [
        [0, shade(p.high, 0.2, 0.6), 0.6],
        [1, shade(p.low, 0, 0.8), 0.55],
      ],
      0.4,
      0.3,
      0.8,
    )
    const arc = `M${cx - r * 0.78} ${cy - r * 0.2}A${r * 0.82} ${r * 0.82} 0 0 1 ${cx - r * 0.1} ${cy - r * 0.8}`
    return (
      ground(sheet, 0.5, 0.2, 0.42) +
      glow(sheet, cx, cy, 230 * u, p.glow, 0.4) +
      shadow(sheet, cx, h * 0.79, 110 * u, 16 * u, 0.55) +
      shape.path(
        `M${cx - 62 * u} ${cy + r * 0.86}H${cx + 62 * u}L${cx + 84 * u} ${h * 0.78}H${cx - 84 * u}Z`,
        metal,
      ) +
      shape.rect(cx - 92 * u, h * 0.77, 184 * u, 13 * u, metal, { rx: 6 * u }) +
      shape.circle(cx, cy, r, inside) +
      shape.group(balls, { 'clip-path': sheet.clip(shape.circle(cx, cy, r, '#000')) }) +
      shape.circle(cx, cy, r, glass) +
      shape.stroke(arc, css([1, 0, 0], 0.6), 6 * u) +
      shape.circle(cx, cy, r, 'none', { stroke: metal, 'stroke-width': 6 * u }) +
      shape.place(
        cx + 6 * u,
        h * 0.73,
        lotteryBall(sheet, 27 * u, random.pick(ballTones), 1 + random.int(36)),
        -8,
      ) +
      veil(sheet, 0.6)
    )
  },
}
