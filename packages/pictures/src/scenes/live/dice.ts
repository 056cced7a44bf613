import { die } from '../../motifs/die.ts'
import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { css, shade, type Tone } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Three dice on a lacquer plate, under glass or bare. */
export const dice: Scene = {
  palettes: [
    palettes.cinnabar,
    palettes.harbour,
    palettes.felt,
    palettes.plum,
    palettes.bronze,
    palettes.slate,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const [cx, cy] = [w / 2, h * 0.5]
    const tone = random.pick<Tone>([
      [0.96, 0.012, 85],
      [0.96, 0.012, 85],
      [0.56, 0.19, 28],
      [0.3, 0.02, 262],
    ])
    const plate = sheet.radial(
      [
        [0, shade(p.low, 0.1, 1.3)],
        [0.8, shade(p.low, -0.02)],
        [1, shade(p.low, 0.08)],
      ],
      0.45,
      0.3,
      0.7,
    )
    const values = () => {
      const t = 1 + random.int(6)
      return [t, (t % 6) + 1, ((t + 2) % 6) + 1] as const
    }
    const dome = sheet.radial([
      [0.6, [1, 0, 0], 0.02],
      [0.92, [1, 0, 0], 0.12],
      [1, [1, 0, 0], 0.3],
    ])
    const glass = random.chance(0.55)
      ? shape.path(
          `M${cx - 128 * u} ${cy + 40 * u}A${128 * u} ${150 * u} 0 0 1 ${cx + 128 * u} ${cy + 40 * u}A${128 * u} ${40 * u} 0 0 1 ${cx - 128 * u} ${cy + 40 * u}Z`,
          dome,
        ) +
        shape.stroke(
          `M${cx - 96 * u} ${cy + 4 * u}C${cx - 92 * u} ${cy - 54 * u} ${cx - 60 * u} ${cy - 84 * u} ${cx - 34 * u} ${cy - 94 * u}`,
          css([1, 0, 0], 0.5),
          5 * u,
        ) +
        shape.circle(cx, cy - 116 * u, 9 * u, css(p.accent))
      : ''
    const place = [
      [-54, 22, 40],
      [52, 14, 42],
      [2, 52, 46],
    ] as const
    const lift = random.chance(0.4) ? -1 : 0
    return (
      ground(sheet, 0.5, 0.2, 0.4) +
      glow(sheet, cx, cy - 20 * u, 200 * u, p.glow, 0.32) +
      shadow(sheet, cx, cy + 66 * u, 160 * u, 40 * u, 0.6) +
      shape.ellipse(cx, cy + 48 * u, 152 * u, 58 * u, css(shade(p.accent, -0.2))) +
      shape.ellipse(cx, cy + 42 * u, 152 * u, 58 * u, css(p.accent)) +
      shape.ellipse(cx, cy + 42 * u, 145 * u, 54 * u, plate) +
      place
        .map(([x, y, e], index) => {
          const up = index === 0 && lift ? -96 : 0
          return (
            shadow(sheet, cx + x * u, cy + (y + e * 0.75) * u, e * 0.95 * u, e * 0.36 * u, up ? 0.25 : 0.5) +
            shape.place(
              cx + x * u,
              cy + (y + up) * u,
              die(sheet, e * u, tone, values()),
              up ? random.between(-30, 30) : random.between(-7, 7),
            )
          )
        })
        .join('') +
      (lift ? '' : glass) +
      veil(sheet, 0.66)
    )
  },
}
