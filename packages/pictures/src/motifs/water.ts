import { css, shade, type Tone } from '../svg/tone.ts'
import { num, type Point, smooth } from '../svg/path.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** Water from a horizon down, with the light of something that stands above it at `x`. */
export function sea(sheet: Sheet, horizon: number, tone: Tone, light: Tone, x: number, spread = 60): string {
  const { width, height, unit, random } = sheet
  const paint = sheet.linear([
    [0, shade(tone, 0.12)],
    [0.25, tone],
    [1, shade(tone, -0.16)],
  ])
  let body = shape.rect(0, horizon, width, height - horizon, paint)
  for (let index = 0; index < 46; index++) {
    const depth = random.next() ** 1.5
    const y = horizon + 2 + depth * (height - horizon)
    const half = (4 + depth * 22) * unit * random.between(0.4, 1.2)
    const inLight = random.chance(0.62)
    const cx = inLight ? x + random.between(-1, 1) * spread * unit * (0.35 + depth) : random.next() * width
    const alpha = inLight ? 0.62 * (1 - depth * 0.6) : 0.13
    const line = `M${num(cx - half)} ${num(y)}H${num(cx + half)}`
    body += shape.stroke(line, css(inLight ? light : shade(tone, 0.22), alpha), (0.8 + depth * 2.2) * unit)
  }
  return body
}

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
