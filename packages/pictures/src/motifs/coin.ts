import { css, shade, type Tone } from '../svg/tone.ts'
import { num } from '../svg/path.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** A round coin with a square hole, around the origin; `tilt` 1 faces the eye, near 0 lies flat. */
export function coin(sheet: Sheet, r: number, tone: Tone, tilt = 1, thick = 0.14): string {
  const edge = sheet.linear(
    [
      [0, shade(tone, -0.3)],
      [0.3, shade(tone, -0.04)],
      [0.55, shade(tone, -0.26)],
      [1, shade(tone, -0.36)],
    ],
    0,
  )
  const face = sheet.linear(
    [
      [0, shade(tone, 0.15, 0.8)],
      [0.5, tone],
      [1, shade(tone, -0.16, 1.1, -8)],
    ],
    50,
  )
  const rim = sheet.linear(
    [
      [0, shade(tone, 0.18, 0.7)],
      [1, shade(tone, -0.22)],
    ],
    60,
  )
  const depth = r * thick * Math.sqrt(1 - tilt * tilt * 0.8) * 1.3
  const ry = r * tilt
  const h = r * 0.24
  const hole = (s: number) => `M${num(-s)} 0L0 ${num(-s * tilt)}L${num(s)} 0L0 ${num(s * tilt)}Z`
  const square = (s: number) => `M${num(-s)} ${num(-s * tilt)}H${num(s)}V${num(s * tilt)}H${num(-s)}Z`
  const opening = tilt > 0.8 ? square(h) : hole(h * 1.35)
  const marks = [45, 135, 225, 315].map((angle) => {
    const a = ((angle + 45) * Math.PI) / 180
    return shape.ellipse(
      Math.cos(a) * r * 0.56,
      Math.sin(a) * ry * 0.56,
      r * 0.085,
      ry * 0.085,
      css(shade(tone, -0.14), 0.75),
    )
  })
  return (
    shape.path(`M${num(-r)} 0V${num(depth)}A${num(r)} ${num(ry)} 0 0 0 ${num(r)} ${num(depth)}V0Z`, edge) +
    shape.ellipse(0, 0, r, ry, rim) +
    shape.ellipse(0, 0, r * 0.9, ry * 0.9, face) +
    shape.ellipse(0, 0, r * 0.79, ry * 0.79, 'none', {
      stroke: css(shade(tone, -0.16), 0.55),
      'stroke-width': r * 0.03,
    }) +
    marks.join('') +
    shape.path(opening, css(shade(tone, -0.44, 0.8)), {
      stroke: css(shade(tone, 0.1)),
      'stroke-width': r * 0.05,
    })
  )
}
