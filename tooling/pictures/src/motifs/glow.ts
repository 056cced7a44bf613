import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

/** A round light that fades to nothing. */
export function glow(sheet: Sheet, x: number, y: number, r: number, tone: Tone, alpha = 0.6): string {
  const paint = sheet.radial([
    [0, tone, alpha],
    [0.3, tone, alpha * 0.5],
    [0.65, tone, alpha * 0.12],
    [1, tone, 0],
  ])
  return shape.circle(x, y, r, paint)
}
