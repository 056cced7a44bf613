import { css } from '../svg/css.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** A soft shadow on the ground under a thing. */
export function shadow(sheet: Sheet, x: number, y: number, rx: number, ry: number, alpha = 0.4): string {
  const { low } = sheet.palette
  const dark = css([Math.min(0.16, low[0]), low[1] * 0.6, low[2]], alpha)
  return shape.ellipse(x, y, rx, ry, dark, { filter: sheet.blur(Math.max(1.5, Math.min(rx, ry) * 0.42)) })
}
