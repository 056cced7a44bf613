import { css } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { sphere } from './ball.ts'

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

/** Two cherries on one stalk around the origin. */
export function cherry(sheet: Sheet, r: number): string {
  const stalk = `M${-0.42 * r} ${0.3 * r}C${-0.3 * r} ${-0.3 * r} ${0.1 * r} ${-0.7 * r} ${0.35 * r} ${-0.95 * r}C${0.42 * r} ${-0.5 * r} ${0.5 * r} ${-0.1 * r} ${0.48 * r} ${0.2 * r}`
  const leaf = `M${0.35 * r} ${-0.95 * r}C${-0.1 * r} ${-1.15 * r} ${-0.5 * r} ${-0.95 * r} ${-0.6 * r} ${-0.6 * r}C${-0.2 * r} ${-0.5 * r} ${0.15 * r} ${-0.65 * r} ${0.35 * r} ${-0.95 * r}Z`
  return (
    shape.stroke(stalk, css([0.45, 0.09, 130]), r * 0.09) +
    shape.path(leaf, css([0.6, 0.13, 145])) +
    shape.place(0.46 * r, 0.5 * r, sphere(sheet, r * 0.44, [0.55, 0.2, 22])) +
    shape.place(-0.44 * r, 0.58 * r, sphere(sheet, r * 0.46, [0.58, 0.2, 24]))
  )
}
