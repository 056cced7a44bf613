import { css } from '../svg/css.ts'
import type { Point } from '../svg/point.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { smooth } from '../svg/smooth.ts'
import type { Tone } from '../svg/tone.ts'

/** Layers of long waves from `top` to `bottom` of the height, a light line on each crest. */
export function swell(
  sheet: Sheet,
  top: number,
  bottom: number,
  count: number,
  far: Tone,
  near: Tone,
): string {
  const { width, height, unit, random } = sheet
  let body = ''
  for (let layer = 0; layer < count; layer++) {
    const depth = count === 1 ? 0 : layer / (count - 1)
    const y = height * (top + (bottom - top) * depth)
    const lift = (5 + depth * 9) * unit
    const phase = random.between(0, 6.28)
    const points: Point[] = []
    for (let step = -1; step <= 11; step++)
      points.push([(step / 10) * width, y + Math.sin(step * (1.15 - depth * 0.25) + phase) * lift])
    const line = smooth(points, false)
    const tone: Tone = [far[0] + (near[0] - far[0]) * depth, far[1] + (near[1] - far[1]) * depth, far[2]]
    const paint = sheet.linear([
      [0, shade(tone, 0.06)],
      [0.3, tone],
      [1, shade(tone, -0.1)],
    ])
    body += shape.path(`${line}L${width * 1.2} ${height * 1.1}H${-width * 0.2}Z`, paint)
    body += shape.stroke(line, css(shade(tone, 0.24, 0.6), 0.5), (0.9 + depth) * unit)
  }
  return body
}
