import { css } from '../svg/css.ts'
import type { Point } from '../svg/point.ts'
import { ribbon } from '../svg/ribbon.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

/** Blades of weed swaying up from the origin. */
export function weed(sheet: Sheet, size: number, tone: Tone): string {
  const { random } = sheet
  let body = ''
  for (let blade = 0; blade < 5; blade++) {
    const x = (blade - 2) * size * 0.09
    const phase = random.between(0, 6.28)
    const tall = size * random.between(0.55, 1.1)
    const spine: Point[] = Array.from({ length: 9 }, (_, step) => [
      x + Math.sin(step * 0.8 + phase) * size * 0.06 * (step / 6),
      -(step / 8) * tall,
    ])
    body += shape.path(
      ribbon(spine, (t) => size * 0.038 * Math.sin(Math.PI * Math.min(0.98, 0.2 + t * 0.8))),
      css(shade(tone, random.between(-0.06, 0.08))),
    )
  }
  return body
}
