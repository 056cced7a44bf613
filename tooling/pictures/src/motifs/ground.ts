import { shade } from '../svg/shade.ts'
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
