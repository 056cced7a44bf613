import { css, shade, type Tone } from '../svg/tone.ts'
import { num } from '../svg/path.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { pip, type Suit } from './card.ts'

/** A gaming chip around the origin; `tilt` 1 faces the eye, smaller lies flatter. */
export function chip(sheet: Sheet, r: number, tone: Tone, tilt = 1, suit: Suit = 'spade'): string {
  const thick = r * 0.17 * Math.sqrt(Math.max(0, 1 - tilt * tilt))
  const edge = sheet.linear(
    [
      [0, shade(tone, -0.24)],
      [0.35, shade(tone, 0.02)],
      [1, shade(tone, -0.3)],
    ],
    0,
  )
  const light = sheet.linear(
    [
      [0, [1, 0, 0], 0.28],
      [0.5, [1, 0, 0], 0],
      [1, [0.1, 0.02, tone[2]], 0.3],
    ],
    55,
  )
  let inlays = ''
  for (let part = 0; part < 6; part++) {
    const [a, b] = [(part / 6) * 6.283 + 0.3, (part / 6) * 6.283 + 0.68]
    const at = (angle: number, size: number) =>
      `${num(Math.cos(angle) * size)} ${num(Math.sin(angle) * size)}`
    inlays += `M${at(a, r)}A${num(r)} ${num(r)} 0 0 1 ${at(b, r)}L${at(b, r * 0.76)}A${num(r * 0.76)} ${num(r * 0.76)} 0 0 0 ${at(a, r * 0.76)}Z`
  }
  const top =
    shape.circle(0, 0, r, css(tone)) +
    shape.path(inlays, css([0.97, 0.012, 90])) +
    shape.circle(0, 0, r * 0.7, css(shade(tone, -0.06))) +
    shape.circle(0, 0, r * 0.63, 'none', {
      stroke: css([0.97, 0.012, 90], 0.75),
      'stroke-width': r * 0.035,
    }) +
    shape.circle(0, 0, r * 0.5, css(shade(tone, 0.05))) +
    pip(suit, r * 0.24, css([0.97, 0.012, 90], 0.92)) +
    shape.circle(0, 0, r, light)
  const side =
    thick > 0.3
      ? shape.path(
          `M${num(-r)} 0V${num(thick)}A${num(r)} ${num(r * tilt)} 0 0 0 ${num(r)} ${num(thick)}V0Z`,
          edge,
        )
      : ''
  return side + shape.place(0, 0, top, 0, 1, tilt)
}
