import { css } from '../svg/css.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'
import { numeral } from './numeral.ts'
import { sphere } from './sphere.ts'

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
