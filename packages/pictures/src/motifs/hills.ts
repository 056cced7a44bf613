import { num, type Point, smooth } from '../svg/path.ts'
import { shade, type Tone } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** How ranges of hills stand: from `top` to `bottom` in fractions of the height, `peaks` to a range. */
export interface Ranges {
  readonly top: number
  readonly bottom: number
  readonly count: number
  readonly far: Tone
  readonly near: Tone
  /** Height of the peaks, as a fraction of the sheet. */
  readonly relief?: number
  readonly sharp?: boolean
}

/** Ranges of hills behind each other, mist lying between them. */
export function hills(
  sheet: Sheet,
  { top, bottom, count, far, near, relief = 0.12, sharp = false }: Ranges,
): string {
  const { width, height, random } = sheet
  let body = ''
  for (let range = 0; range < count; range++) {
    const depth = count === 1 ? 1 : range / (count - 1)
    const base = height * (top + (bottom - top) * depth)
    const tone: Tone = [
      far[0] + (near[0] - far[0]) * depth,
      far[1] + (near[1] - far[1]) * depth,
      far[2] + (near[2] - far[2]) * depth,
    ]
    const steps = sharp ? 13 : 6
    const offset = random.next()
    const points: Point[] = []
    for (let step = -1; step <= steps + 1; step++) {
      const wave = Math.sin((step / steps + offset) * (5 + range * 1.7)) * 0.5 + 0.5
      const jag = sharp ? random.between(-0.35, 0.45) : random.between(-0.3, 0.3)
      points.push([
        ((step + (sharp ? random.between(-0.25, 0.25) : 0)) / steps) * width,
        base - (wave + jag) * relief * height,
      ])
    }
    const line = sharp ? `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}` : smooth(points, false)
    const closed = `${line}L${num(width * 1.4)} ${height}L${num(-width * 0.4)} ${height}Z`
    const paint = sheet.linear([
      [0, tone],
      [0.55, shade(tone, (far[0] - tone[0]) * 0.3 + 0.05, 0.9)],
      [1, shade(tone, -0.04)],
    ])
    body += shape.path(closed, paint)
  }
  return body
}
