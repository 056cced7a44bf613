import { css, shade, type Tone } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** The ground of a picture: light falls from one side, at the fractions given. */
export function ground(sheet: Sheet, lightX = 0.3, lightY = 0.15, strength = 0.5): string {
  const { width, height, palette } = sheet
  const middle = shade(palette.high, (palette.low[0] - palette.high[0]) * 0.45, 1.04)
  const base = sheet.linear(
    [
      [0, palette.high],
      [0.5, middle],
      [1, palette.low],
    ],
    78,
  )
  const light = sheet.radial(
    [
      [0, palette.glow, strength],
      [0.35, palette.glow, strength * 0.36],
      [1, palette.glow, 0],
    ],
    lightX,
    lightY,
    0.85,
  )
  return shape.rect(0, 0, width, height, base) + shape.rect(0, 0, width, height, light)
}

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

/** A soft shadow on the ground under a thing. */
export function shadow(sheet: Sheet, x: number, y: number, rx: number, ry: number, alpha = 0.4): string {
  const { low } = sheet.palette
  const dark = css([Math.min(0.16, low[0]), low[1] * 0.6, low[2]], alpha)
  return shape.ellipse(x, y, rx, ry, dark, { filter: sheet.blur(Math.max(1.5, Math.min(rx, ry) * 0.42)) })
}

/** The last layer: edges a little darker, and the foot dark enough to carry a name. */
export function veil(sheet: Sheet, strength = 0.72): string {
  const { width, height, palette } = sheet
  const dark = shade([Math.min(palette.low[0], 0.24), palette.low[1], palette.low[2]], -0.06, 0.9)
  const foot = sheet.linear(
    [
      [0.52, dark, 0],
      [0.78, dark, strength * 0.5],
      [1, dark, strength],
    ],
    90,
  )
  const edges = sheet.radial(
    [
      [0.62, dark, 0],
      [1, dark, 0.26],
    ],
    0.5,
    0.42,
    0.82,
  )
  return shape.rect(0, 0, width, height, edges) + shape.rect(0, 0, width, height, foot)
}

/** Darkens the left of a banner, where its words stand. */
export function calm(sheet: Sheet, strength = 0.7): string {
  const { width, height, palette } = sheet
  const dark = shade(palette.low, -0.05)
  return shape.rect(
    0,
    0,
    width,
    height,
    sheet.linear(
      [
        [0, dark, strength],
        [0.38, dark, strength * 0.6],
        [0.72, dark, 0],
      ],
      0,
    ),
  )
}
