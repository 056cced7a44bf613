import { css } from '../svg/css.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** Small lights over the upper part of the sheet. */
export function stars(sheet: Sheet, count: number, until = 0.6): string {
  const { width, height, unit, random, palette } = sheet
  let body = ''
  for (let index = 0; index < count; index++) {
    const y = random.next() ** 1.3 * height * until
    const r = random.between(0.4, 1.25) * unit
    body += shape.circle(random.next() * width, y, r, css(palette.pale, random.between(0.25, 0.9)))
  }
  return body
}
