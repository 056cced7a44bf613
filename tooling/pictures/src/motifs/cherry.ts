import { css } from '../svg/css.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { sphere } from './sphere.ts'

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
