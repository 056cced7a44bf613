import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

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
