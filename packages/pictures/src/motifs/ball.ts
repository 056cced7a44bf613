import { css, shade, type Tone } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { numeral } from './glyph.ts'

/** A lit ball around the origin. `gloss` is the strength of its reflection; what is drawn on it comes between. */
export function sphere(sheet: Sheet, r: number, tone: Tone, gloss = 0.7, marks = ''): string {
  const body = sheet.radial(
    [
      [0, shade(tone, 0.13, 0.85)],
      [0.45, tone],
      [0.85, shade(tone, -0.17, 1.05, -6)],
      [1, shade(tone, -0.13, 1)],
    ],
    0.36,
    0.3,
    0.74,
  )
  const shaded = sheet.radial(
    [
      [0.55, [0.1, 0.03, tone[2]], 0],
      [1, [0.1, 0.03, tone[2]], 0.42],
    ],
    0.36,
    0.3,
    0.74,
  )
  const shine = sheet.radial([
    [0, [1, 0, 0], gloss],
    [0.5, [1, 0, 0], gloss * 0.35],
    [1, [1, 0, 0], 0],
  ])
  const rim = css(shade(tone, 0.2, 0.6), 0.35)
  const edge = `M${-r * 0.55} ${r * 0.74}A${r * 0.92} ${r * 0.92} 0 0 0 ${r * 0.74} ${r * 0.55}`
  return (
    shape.circle(0, 0, r, body) +
    (marks ? marks + shape.circle(0, 0, r, shaded) : '') +
    shape.stroke(edge, rim, r * 0.05) +
    shape.ellipse(-r * 0.34, -r * 0.44, r * 0.36, r * 0.26, shine, { transform: 'rotate(-32)' })
  )
}

/** A numbered ball around the origin. */
export function lotteryBall(sheet: Sheet, r: number, tone: Tone, value: number): string {
  const field = shape.ellipse(0, 0, r * 0.58, r * 0.58, css([0.985, 0.006, 90]))
  return sphere(
    sheet,
    r,
    tone,
    0.75,
    field + numeral(value, r * (value > 9 ? 0.5 : 0.58), css([0.26, 0.03, 262]), 17),
  )
}

/** Colours of numbered balls: clear, but of one depth. */
export const ballTones: readonly [Tone, ...Tone[]] = [
  [0.63, 0.19, 28],
  [0.62, 0.13, 250],
  [0.66, 0.12, 160],
  [0.8, 0.14, 85],
  [0.6, 0.14, 305],
  [0.72, 0.11, 205],
  [0.72, 0.14, 55],
  [0.72, 0.13, 0],
]
