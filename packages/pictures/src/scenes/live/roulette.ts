import { css, shade, type Tone } from '../../svg/tone.ts'
import { num } from '../../svg/path.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene, Sheet } from '../../svg/sheet.ts'
import { numeral } from '../../motifs/glyph.ts'
import { sphere } from '../../motifs/ball.ts'
import { ground, shadow, veil } from '../../motifs/light.ts'
import { chip } from '../../motifs/chip.ts'
import { palettes } from '../../svg/palettes.ts'

const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

/** A roulette wheel seen from above, around the origin, its ball at rest. */
function rouletteWheel(sheet: Sheet, r: number, wood: Tone, red: Tone): string {
  const rim = sheet.linear(
    [
      [0, shade(wood, 0.16)],
      [0.4, wood],
      [1, shade(wood, -0.16)],
    ],
    50,
  )
  const bowl = sheet.radial(
    [
      [0, shade(wood, 0.1)],
      [0.6, shade(wood, -0.08)],
      [1, shade(wood, 0.05)],
    ],
    0.4,
    0.35,
    0.7,
  )
  const brass = sheet.linear(
    [
      [0, [0.92, 0.08, 92]],
      [0.5, [0.74, 0.12, 80]],
      [1, [0.5, 0.09, 65]],
    ],
    50,
  )
  let pockets = ''
  for (const [index, value] of order.entries()) {
    const half = Math.PI / order.length
    const middle = (index / order.length) * 2 * Math.PI
    const at = (angle: number, size: number) =>
      `${num(Math.cos(angle) * size)} ${num(Math.sin(angle) * size)}`
    const tone: Tone = value === 0 ? [0.52, 0.12, 155] : index % 2 ? red : [0.22, 0.02, 262]
    pockets += shape.path(
      `M${at(middle - half, r * 0.86)}A${num(r * 0.86)} ${num(r * 0.86)} 0 0 1 ${at(middle + half, r * 0.86)}L${at(middle + half, r * 0.55)}A${num(r * 0.55)} ${num(r * 0.55)} 0 0 0 ${at(middle - half, r * 0.55)}Z`,
      css(tone),
      { stroke: css([0.8, 0.09, 85], 0.75), 'stroke-width': r * 0.006 },
    )
    pockets += shape.place(
      Math.cos(middle) * r * 0.79,
      Math.sin(middle) * r * 0.79,
      numeral(value, r * 0.062, css([0.98, 0.01, 90]), 16),
      (middle * 180) / Math.PI + 90,
    )
  }
  let cross = ''
  for (let arm = 0; arm < 4; arm++)
    cross += shape.group(
      shape.path(`M${-r * 0.03} 0L${-r * 0.016} ${-r * 0.3}H${r * 0.016}L${r * 0.03} 0Z`, brass) +
        shape.circle(0, -r * 0.31, r * 0.042, brass),
      { transform: `rotate(${arm * 90 + 20})` },
    )
  const light = sheet.linear(
    [
      [0, [1, 0, 0], 0.24],
      [0.45, [1, 0, 0], 0],
      [1, [0.06, 0.02, 20], 0.4],
    ],
    52,
  )
  return (
    shape.circle(0, 0, r, rim) +
    shape.circle(0, 0, r * 0.885, css([0.3, 0.05, 45])) +
    pockets +
    shape.circle(0, 0, r * 0.7, 'none', { stroke: css([0.85, 0.09, 88], 0.55), 'stroke-width': r * 0.008 }) +
    shape.circle(0, 0, r * 0.55, bowl) +
    shape.circle(0, 0, r * 0.55, 'none', { stroke: brass, 'stroke-width': r * 0.02 }) +
    cross +
    shape.circle(0, 0, r * 0.1, brass) +
    shape.circle(0, 0, r * 0.05, css([0.95, 0.05, 92])) +
    shape.circle(0, 0, r, light) +
    shape.circle(0, 0, r * 0.99, 'none', { stroke: css([0.95, 0.05, 85], 0.4), 'stroke-width': r * 0.012 }) +
    shape.place(r * 0.44, -r * 0.44, sphere(sheet, r * 0.038, [0.97, 0.008, 90]))
  )
}

/** The wheel: whole, or so near that it leaves the picture. */
export const roulette: Scene = {
  palettes: [
    palettes.felt,
    palettes.claret,
    palettes.slate,
    palettes.copper,
    palettes.midnight,
    palettes.plum,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random } = sheet
    const wood = random.pick<Tone>([
      [0.42, 0.08, 45],
      [0.36, 0.07, 30],
      [0.5, 0.09, 65],
    ])
    const near = random.chance(0.5)
    const r = (near ? random.between(210, 250) : random.between(138, 150)) * u
    const [x, y] = near
      ? [w * random.pick([0.08, 0.92, 0.5]), h * random.pick([0.1, 0.62])]
      : [w / 2, h * 0.41]
    const chips = near
      ? []
      : [-1, 0, 1].map((side) =>
          shape.place(
            w / 2 + side * 58 * u,
            h * 0.79 + Math.abs(side) * -8 * u,
            chip(
              sheet,
              27 * u,
              random.pick<Tone>([
                [0.58, 0.19, 28],
                [0.45, 0.11, 255],
                [0.32, 0.02, 262],
              ]),
              0.9,
            ),
            random.between(0, 60),
          ),
        )
    return (
      ground(sheet, 0.3, 0.2, 0.34) +
      shadow(sheet, x + 8 * u, y + 16 * u, r * 1.02, r * 1.02, 0.6) +
      shape.place(x, y, rouletteWheel(sheet, r, wood, shade([0.55, 0.2, 27], 0)), random.between(0, 360)) +
      chips.join('') +
      veil(sheet, 0.66)
    )
  },
}
