import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

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
