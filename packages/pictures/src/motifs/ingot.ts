import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { css, shade, type Tone } from '../svg/tone.ts'

/** A boat-shaped gold ingot around the origin, so wide. */
export function ingot(sheet: Sheet, width: number, tone: Tone): string {
  const s = width / 100
  const hull = sheet.linear([
    [0, shade(tone, 0.1, 0.9)],
    [0.5, shade(tone, -0.06)],
    [1, shade(tone, -0.3)],
  ])
  const inside = sheet.linear(
    [
      [0, shade(tone, -0.2)],
      [1, shade(tone, 0.04)],
    ],
    90,
  )
  const dome = sheet.radial(
    [
      [0, shade(tone, 0.16, 0.5)],
      [0.55, shade(tone, 0.04)],
      [1, shade(tone, -0.18)],
    ],
    0.4,
    0.3,
    0.7,
  )
  return shape.place(
    0,
    0,
    shape.path('M-50 -16C-38 -4 38 -4 50 -16C48 8 36 26 0 26C-36 26 -48 8 -50 -16Z', hull) +
      shape.path('M-50 -16C-36 -27 36 -27 50 -16C38 -4 -38 -4 -50 -16Z', inside) +
      shape.path('M-27 -13C-26 -40 26 -40 27 -13C14 -5 -14 -5 -27 -13Z', dome) +
      shape.stroke('M-43 2C-34 18 -18 23 2 23', css(shade(tone, 0.17, 0.5), 0.7), 1.6) +
      shape.ellipse(-9, -25, 7, 3.2, css([0.99, 0.02, 90], 0.7), { transform: 'rotate(-14 -9 -25)' }),
    0,
    s,
  )
}
