import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** A go stone around the origin. `flat` 1 is seen from straight above. */
export function stone(sheet: Sheet, r: number, black: boolean, flat = 1): string {
  const paint = black
    ? sheet.radial(
        [
          [0, [0.52, 0.015, 250]],
          [0.4, [0.3, 0.014, 255]],
          [1, [0.15, 0.012, 260]],
        ],
        0.36,
        0.3,
        0.75,
      )
    : sheet.radial(
        [
          [0, [0.995, 0.004, 90]],
          [0.6, [0.95, 0.01, 85]],
          [1, [0.76, 0.02, 75]],
        ],
        0.36,
        0.3,
        0.8,
      )
  const shine = sheet.radial([
    [0, [1, 0, 0], black ? 0.4 : 0.85],
    [1, [1, 0, 0], 0],
  ])
  const dark = sheet.radial([
    [0.5, [0.08, 0.02, 60], 0.6],
    [1, [0.08, 0.02, 60], 0],
  ])
  return (
    shape.ellipse(r * 0.14, r * (0.1 + flat * 0.14), r * 1.16, r * 1.16 * flat, dark) +
    shape.ellipse(0, 0, r, r * flat, paint) +
    shape.ellipse(-r * 0.3, -r * 0.36 * flat, r * 0.4, r * 0.28 * flat, shine)
  )
}
