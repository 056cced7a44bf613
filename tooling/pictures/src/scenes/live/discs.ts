import { glow } from '../../motifs/glow.ts'
import { ground } from '../../motifs/ground.ts'
import { shadow } from '../../motifs/shadow.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../scene.ts'

/** Buttons of two colours in a porcelain bowl: the games of discs and of counting by fours. */
export const discs: Scene = {
  palettes: [palettes.pine, palettes.cinnabar, palettes.harbour, palettes.bronze, palettes.felt],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const [cx, cy] = [w / 2, h * 0.43]
    const china: Tone = [0.95, 0.012, 230]
    const bowl = sheet.radial(
      [
        [0, shade(china, -0.04)],
        [0.7, shade(china, -0.1)],
        [0.86, shade(china, 0.02)],
        [1, shade(china, -0.14)],
      ],
      0.44,
      0.4,
      0.6,
    )
    const many = random.chance(0.5)
    let body = ''
    const spots = many
      ? Array.from({ length: 15 }, () => [random.between(-78, 78), random.between(-70, 70)] as const)
      : ([
          [-40, -36],
          [40, -30],
          [-32, 42],
          [44, 44],
        ] as const)
    for (const [dx, dy] of spots) {
      const r = (many ? 19 : 31) * u
      const tone: Tone = random.chance(0.5) ? [0.58, 0.2, 28] : [0.97, 0.01, 90]
      const [x, y] = [cx + (dx + random.between(-6, 6)) * u, cy + (dy + random.between(-6, 6)) * u]
      const face = sheet.linear(
        [
          [0, shade(tone, 0.05)],
          [1, shade(tone, -0.12)],
        ],
        55,
      )
      body +=
        shape.circle(x + 3 * u, y + 6 * u, r, css([0.1, 0.02, 250], 0.35), { filter: sheet.blur(3.4 * u) }) +
        shape.circle(x, y + r * 0.1, r, css(shade(tone, -0.26))) +
        shape.circle(x, y, r, face) +
        shape.circle(x, y, r * 0.74, 'none', {
          stroke: css(shade(tone, -0.16), 0.45),
          'stroke-width': 1.6 * u,
        })
    }
    let pattern = ''
    for (let mark = 0; mark < 28; mark++)
      pattern += shape.place(
        cx,
        cy,
        shape.path(
          `M0 ${-127 * u}C${8 * u} ${-132 * u} ${8 * u} ${-140 * u} 0 ${-143 * u}C${-8 * u} ${-140 * u} ${-8 * u} ${-132 * u} 0 ${-127 * u}Z`,
          css([0.45, 0.12, 258], 0.75),
        ),
        mark * (360 / 28),
      )
    return (
      ground(sheet, 0.4, 0.2, 0.4) +
      glow(sheet, cx, cy, 240 * u, p.glow, 0.3) +
      shadow(sheet, cx + 8 * u, cy + 30 * u, 152 * u, 148 * u, 0.55) +
      shape.circle(cx, cy, 148 * u, bowl) +
      pattern +
      shape.circle(cx, cy, 119 * u, 'none', {
        stroke: css([0.45, 0.12, 258], 0.6),
        'stroke-width': 1.8 * u,
      }) +
      body +
      veil(sheet, 0.66)
    )
  },
}
