import { css } from '../svg/css.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** A red seven around the origin, about 2 r high. */
export function seven(sheet: Sheet, r: number): string {
  const red = sheet.linear(
    [
      [0, [0.68, 0.2, 38]],
      [0.5, [0.58, 0.21, 30]],
      [1, [0.44, 0.17, 22]],
    ],
    70,
  )
  const d = `M${-0.78 * r} ${-r}H${0.82 * r}V${-0.56 * r}C${0.3 * r} ${-0.05 * r} ${0.1 * r} ${0.45 * r} ${0.08 * r} ${r}H${-0.5 * r}C${-0.46 * r} ${0.4 * r} ${-0.2 * r} ${-0.1 * r} ${0.2 * r} ${-0.48 * r}H${-0.3 * r}C${-0.42 * r} ${-0.48 * r} ${-0.5 * r} ${-0.42 * r} ${-0.54 * r} ${-0.28 * r}H${-0.78 * r}Z`
  return (
    shape.path(d, css([0.3, 0.1, 20], 0.4), { transform: `translate(${r * 0.07} ${r * 0.09})` }) +
    shape.path(d, red, {
      stroke: css([0.86, 0.12, 80]),
      'stroke-width': r * 0.07,
      'stroke-linejoin': 'round',
    })
  )
}
