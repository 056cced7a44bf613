import { css } from '../svg/css.ts'
import { num } from '../svg/num.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

/** Water from a horizon down, with the light of something that stands above it at `x`. */
export function sea(sheet: Sheet, horizon: number, tone: Tone, light: Tone, x: number, spread = 60): string {
  const { width, height, unit, random } = sheet
  const paint = sheet.linear([
    [0, shade(tone, 0.12)],
    [0.25, tone],
    [1, shade(tone, -0.16)],
  ])
  let body = shape.rect(0, horizon, width, height - horizon, paint)
  for (let index = 0; index < 46; index++) {
    const depth = random.next() ** 1.5
    const y = horizon + 2 + depth * (height - horizon)
    const half = (4 + depth * 22) * unit * random.between(0.4, 1.2)
    const inLight = random.chance(0.62)
    const cx = inLight ? x + random.between(-1, 1) * spread * unit * (0.35 + depth) : random.next() * width
    const alpha = inLight ? 0.62 * (1 - depth * 0.6) : 0.13
    const line = `M${num(cx - half)} ${num(y)}H${num(cx + half)}`
    body += shape.stroke(line, css(inLight ? light : shade(tone, 0.22), alpha), (0.8 + depth * 2.2) * unit)
  }
  return body
}
