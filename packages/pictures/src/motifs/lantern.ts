import { css, shade, type Tone } from '../svg/tone.ts'
import { num } from '../svg/path.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { glow } from './light.ts'

/** A round paper lantern around the origin, lit from inside, on a cord of the given length. */
export function lantern(sheet: Sheet, r: number, tone: Tone, cord: number, lit = 1): string {
  const brass: Tone = [0.7, 0.11, 78]
  const paper = sheet.radial(
    [
      [0, shade(tone, 0.24, 0.75, 22), lit],
      [0.4, shade(tone, 0.1, 1, 10)],
      [0.8, tone],
      [1, shade(tone, -0.13)],
    ],
    0.5,
    0.56,
    0.6,
  )
  const cap = sheet.linear(
    [
      [0, shade(brass, -0.2)],
      [0.4, shade(brass, 0.12)],
      [1, shade(brass, -0.25)],
    ],
    0,
  )
  const ribs = [0.3, 0.62, 0.88].map((part) =>
    shape.ellipse(0, 0, r * part, r * 0.84, 'none', {
      stroke: css(shade(tone, -0.16), 0.35),
      'stroke-width': r * 0.025,
    }),
  )
  let tassel = ''
  for (let index = -2; index <= 2; index++) {
    const x = index * r * 0.06
    tassel += `M${num(x * 0.5)} ${num(r * 1.02)}Q${num(x)} ${num(r * 1.3)} ${num(x * 1.7)} ${num(r * 1.62)}`
  }
  return (
    glow(sheet, 0, r * 0.1, r * 2.3, shade(tone, 0.16, 0.9, 14), 0.42 * lit) +
    shape.stroke(`M0 ${num(-r * 0.9)}V${num(-cord)}`, css(shade(brass, -0.3), 0.8), r * 0.035) +
    shape.stroke(tassel, css(shade(tone, 0.02, 1.05)), r * 0.035) +
    shape.ellipse(0, 0, r, r * 0.84, paper) +
    ribs.join('') +
    shape.rect(-r * 0.36, -r * 0.93, r * 0.72, r * 0.15, cap, { rx: r * 0.05 }) +
    shape.rect(-r * 0.3, r * 0.78, r * 0.6, r * 0.13, cap, { rx: r * 0.05 }) +
    shape.circle(0, r * 1.0, r * 0.07, css(brass))
  )
}
