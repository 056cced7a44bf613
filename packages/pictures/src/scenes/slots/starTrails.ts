import { glow, ground, veil } from '../../motifs/light.ts'
import { hills } from '../../motifs/hills.ts'
import { stars } from '../../motifs/sky.ts'
import { css, shade } from '../../svg/tone.ts'
import { num } from '../../svg/path.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

const plough = [
  [0, 0],
  [0.2, -0.06],
  [0.36, 0.02],
  [0.52, 0.1],
  [0.56, 0.28],
  [0.8, 0.3],
  [0.84, 0.1],
] as const

/** The sky turning over hills: trails, a constellation, or falling stars. */
export const starTrails: Scene = {
  palettes: [palettes.indigo, palettes.midnight, palettes.abyss, palettes.pine, palettes.plum],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const [cx, cy] = [w * random.between(0.3, 0.7), h * random.between(0.28, 0.42)]
    const mode = random.int(3)
    let sky = ''
    if (mode === 0) {
      for (let trail = 0; trail < 70; trail++) {
        const r = (10 + trail * 4.6) * u
        const from = random.between(0, 6.28)
        const span = random.between(0.3, 1.2)
        const [x1, y1] = [cx + Math.cos(from) * r, cy + Math.sin(from) * r]
        const [x2, y2] = [cx + Math.cos(from + span) * r, cy + Math.sin(from + span) * r]
        sky += shape.stroke(
          `M${num(x1)} ${num(y1)}A${num(r)} ${num(r)} 0 0 1 ${num(x2)} ${num(y2)}`,
          css(random.chance(0.3) ? p.accent : p.pale, random.between(0.2, 0.8)),
          random.between(0.7, 1.9) * u,
        )
      }
      sky += glow(sheet, cx, cy, 40 * u, p.glow, 0.7)
    } else if (mode === 1) {
      const at = plough.map(([x, y]) => [w * (0.1 + x * 0.92), h * (0.22 + y * 0.72)] as const)
      sky += shape.stroke(
        `M${at.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}L${at
          .slice(3, 4)
          .map(([x, y]) => `${num(x)} ${num(y)}`)
          .join('')}`,
        css(p.pale, 0.35),
        1.1 * u,
      )
      for (const [x, y] of at)
        sky += glow(sheet, x, y, 24 * u, p.glow, 0.8) + shape.circle(x, y, 3.4 * u, css(p.pale))
    } else {
      for (let fall = 0; fall < 11; fall++) {
        const [x, y, size] = [
          w * random.between(0.1, 1.05),
          h * random.between(0.05, 0.55),
          random.between(30, 120) * u,
        ]
        const tail = sheet.linear(
          [
            [0, p.pale, 0],
            [1, p.pale, 0.95],
          ],
          0,
        )
        sky += shape.place(
          x,
          y,
          shape.path(
            `M${num(-size)} 0L0 ${num(-1.5 * u)}A${num(1.5 * u)} ${num(1.5 * u)} 0 0 1 0 ${num(1.5 * u)}Z`,
            tail,
          ) + glow(sheet, 0, 0, 11 * u, p.glow, 0.8),
          142,
        )
      }
    }
    const band = shape.ellipse(w * 0.5, h * 0.36, w * 0.8, h * 0.12, css(p.glow, 0.16), {
      transform: `rotate(-38 ${w / 2} ${h * 0.36})`,
      filter: sheet.blur(26 * u),
    })
    return (
      ground(sheet, 0.5, 0.8, 0.36) +
      band +
      stars(sheet, 90, 0.7) +
      sky +
      hills(sheet, {
        top: 0.72,
        bottom: 0.92,
        count: 3,
        far: shade(p.high, -0.1),
        near: shade(p.low, -0.05),
        relief: 0.16,
        sharp: random.chance(0.6),
      }) +
      veil(sheet, 0.5)
    )
  },
}
