import { css } from '../svg/css.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

const columns: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A Chinese domino around the origin, `w` wide and twice and a half as tall. */
export function domino(sheet: Sheet, w: number, tone: Tone, upper: number, lower: number): string {
  const h = w * 2.45
  const face = sheet.linear(
    [
      [0, shade(tone, 0.09)],
      [0.5, tone],
      [1, shade(tone, -0.06)],
    ],
    60,
  )
  const half = (count: number, y: number) =>
    (columns[count] ?? [])
      .map(([dx, dy]) => {
        const ink: Tone =
          count === 1 || count === 4 ? [0.6, 0.21, 28] : tone[0] > 0.6 ? [0.25, 0.03, 262] : [0.97, 0.01, 90]
        const r = w * (count === 1 ? 0.16 : 0.105)
        return (
          shape.circle(dx * w * 0.24, y + dy * w * 0.34, r, css(ink)) +
          shape.circle(dx * w * 0.24, y + dy * w * 0.34 - r * 0.12, r * 0.86, css(shade(ink, 0.04), 0.7))
        )
      })
      .join('')
  return (
    shape.rect(-w / 2 + w * 0.05, -h / 2 + w * 0.2, w, h, css([0.05, 0.02, 40], 0.5), {
      rx: w * 0.16,
      filter: sheet.blur(w * 0.1),
    }) +
    shape.rect(-w / 2, -h / 2 + w * 0.13, w, h, css(shade(tone, -0.2)), { rx: w * 0.16 }) +
    shape.rect(-w / 2, -h / 2, w, h, face, { rx: w * 0.16 }) +
    shape.rect(-w / 2 + w * 0.03, -h / 2 + w * 0.03, w * 0.94, h - w * 0.06, 'none', {
      rx: w * 0.13,
      stroke: css(shade(tone, 0.22), 0.6),
      'stroke-width': w * 0.025,
    }) +
    half(upper, -h * 0.24) +
    half(lower, h * 0.24)
  )
}
