import { css } from '../svg/css.ts'
import { polygon } from '../svg/polygon.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { ground } from './ground.ts'

/** Under water: light falling in shafts from above, motes and bubbles. */
export function deep(sheet: Sheet, strength = 0.3): string {
  const { width: w, height: h, unit: u, random, palette: p } = sheet
  const sun = w * random.between(0.25, 0.75)
  let rays = ''
  for (let ray = 0; ray < 6; ray++) {
    const foot = sun + random.between(-0.7, 0.7) * w
    const wide = random.between(14, 52) * u
    rays += shape.path(
      polygon([
        [sun - 16 * u, -30],
        [sun + 16 * u, -30],
        [foot + wide, h],
        [foot - wide, h],
      ]),
      sheet.linear([
        [0, p.glow, strength],
        [0.8, p.glow, 0],
      ]),
    )
  }
  let motes = ''
  for (let mote = 0; mote < 26; mote++) {
    const r = random.between(0.8, 4.2) * u
    const [x, y] = [random.next() * w, random.next() * h]
    motes +=
      r > 2.6
        ? shape.circle(x, y, r, css(p.pale, 0.08), { stroke: css(p.pale, 0.45), 'stroke-width': 0.8 * u })
        : shape.circle(x, y, r, css(p.pale, random.between(0.12, 0.5)))
  }
  return ground(sheet, sun / w, 0, 0.6) + shape.group(rays, { filter: sheet.blur(8 * u) }) + motes
}
