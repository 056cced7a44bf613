import { css } from '../svg/css.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

/** The pattern of waves that is also the pattern of scales: rows of arcs in arcs, single arcs where small. */
export function scales(
  sheet: Sheet,
  step: number,
  tone: Tone,
  alpha: number,
  from = 0,
  to = sheet.height,
): string {
  const { width } = sheet
  let body = ''
  let row = 0
  for (let y = from; y < to + step; y += step * 0.5) {
    const shift = row++ % 2 ? 0 : step
    for (let x = shift - step; x < width + step * 2; x += step * 2) {
      for (const part of step < 15 ? [1] : [1, 0.68, 0.36]) {
        const r = step * part
        body += `M${(x - r).toFixed(1)} ${y.toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(x + r).toFixed(1)} ${y.toFixed(1)}`
      }
    }
  }
  return shape.stroke(body, css(tone, alpha), step * (step < 15 ? 0.12 : 0.045))
}
