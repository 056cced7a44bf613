import { css } from '../svg/css.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** A golden bell around the origin. */
export function bell(sheet: Sheet, r: number): string {
  const gold = sheet.linear(
    [
      [0, [0.66, 0.12, 70]],
      [0.3, [0.9, 0.1, 90]],
      [0.6, [0.76, 0.13, 80]],
      [1, [0.56, 0.11, 62]],
    ],
    0,
  )
  const d = `M0 ${-0.9 * r}C${0.5 * r} ${-0.9 * r} ${0.58 * r} ${-0.4 * r} ${0.62 * r} 0C${0.66 * r} ${0.34 * r} ${0.84 * r} ${0.42 * r} ${0.9 * r} ${0.62 * r}H${-0.9 * r}C${-0.84 * r} ${0.42 * r} ${-0.66 * r} ${0.34 * r} ${-0.62 * r} 0C${-0.58 * r} ${-0.4 * r} ${-0.5 * r} ${-0.9 * r} 0 ${-0.9 * r}Z`
  return (
    shape.circle(0, 0.72 * r, 0.2 * r, css([0.52, 0.1, 60])) +
    shape.circle(0, -0.92 * r, 0.13 * r, css([0.7, 0.12, 75])) +
    shape.path(d, gold) +
    shape.stroke(`M${-0.66 * r} ${0.3 * r}H${0.66 * r}`, css([0.5, 0.1, 60], 0.45), r * 0.06)
  )
}
