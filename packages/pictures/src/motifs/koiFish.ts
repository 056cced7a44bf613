import { css, shade, type Tone } from '../svg/tone.ts'
import { type Point, ribbon, smooth } from '../svg/path.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

function halfWidth(t: number): number {
  return t < 0.3
    ? Math.sqrt(1 - (1 - t / 0.3) ** 2 * 0.985)
    : Math.cos(((t - 0.3) / 0.7) * 1.42) ** 1.15 + 0.02
}

/** A koi seen from above, head at the left of the origin, `length` long; `bend` -1 to 1 is the turn of its body. */
export function koiFish(sheet: Sheet, length: number, skin: Tone, patch: Tone, bend: number): string {
  const { random } = sheet
  const wide = length * 0.135
  const spine: Point[] = []
  for (let step = 0; step <= 12; step++) {
    const t = step / 12
    spine.push([
      (t - 0.5) * length * 0.8,
      Math.sin(t * 3.9 + 0.5) * length * 0.085 * bend + (t - 0.5) ** 2 * length * 0.3 * bend,
    ])
  }
  const body = ribbon(spine, (t) => halfWidth(t) * wide)
  const at = (t: number): Point => spine[Math.round(t * 12)] ?? [0, 0]
  const [tailX, tailY] = at(1)
  const [beforeX, beforeY] = at(0.84)
  const tailTurn = (Math.atan2(tailY - beforeY, tailX - beforeX) * 180) / Math.PI
  const w = wide
  const finPaint = sheet.linear(
    [
      [0, shade(skin, 0.02), 0.95],
      [1, shade(skin, 0.06, 0.8), 0.35],
    ],
    0,
  )
  const lobe = (side: number) =>
    smooth([
      [-w * 0.3, 0],
      [w * 0.9, side * w * 0.55],
      [w * 2.4, side * w * 1.35],
      [w * 1.75, side * w * 0.5],
      [w * 1.1, side * 0.06 * w],
    ])
  const tail = shape.place(
    tailX,
    tailY,
    shape.path(lobe(1), finPaint) + shape.path(lobe(-1), finPaint),
    tailTurn,
  )
  const fin = (t: number, side: number, size: number) => {
    const [x, y] = at(t)
    const d = smooth([
      [0, 0],
      [w * 0.7, side * w * 0.35],
      [w * 1.7, side * w * 0.95],
      [w * 1.25, side * w * 1.3],
      [w * 0.35, side * w * 0.75],
    ])
    return shape.place(x, y + side * w * 0.62, shape.path(d, finPaint), 8 * side * bend, size)
  }
  let patches = ''
  for (const t of [0.08, 0.34, 0.6, 0.82]) {
    if (t > 0.1 && random.chance(0.15)) continue
    const [x, y] = at(t)
    const size = w * random.between(0.75, 1.15) * (t > 0.7 ? 0.6 : 1)
    const points: Point[] = []
    for (let corner = 0; corner < 7; corner++) {
      const r = size * random.between(0.65, 1.15)
      points.push([
        x + Math.cos(corner * 0.9) * r * 1.25,
        y + random.between(-0.15, 0.15) * w + Math.sin(corner * 0.9) * r,
      ])
    }
    patches += shape.path(smooth(points), css(patch, 0.95))
  }
  const [headX, headY] = at(0.09)
  const light = sheet.linear(
    [
      [0, [1, 0, 0], 0.4],
      [0.45, [1, 0, 0], 0],
      [1, [0.15, 0.04, skin[2]], 0.38],
    ],
    90,
  )
  const eye = (side: number) => shape.circle(headX, headY + side * w * 0.5, w * 0.1, css([0.2, 0.02, 260]))
  const back = spine.slice(3, 9)
  return (
    tail +
    fin(0.26, 1, 1) +
    fin(0.26, -1, 1) +
    fin(0.6, 1, 0.55) +
    fin(0.6, -1, 0.55) +
    shape.path(body, css(skin)) +
    shape.group(patches, { 'clip-path': sheet.clip(shape.path(body, '#000')) }) +
    shape.path(body, light) +
    shape.stroke(smooth(back, false), css(shade(skin, -0.18), 0.35), w * 0.07) +
    eye(1) +
    eye(-1)
  )
}
