import { css } from '../svg/css.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'
import { glow } from './glow.ts'

/** A full moon or a low sun with its halo. */
export function moon(sheet: Sheet, x: number, y: number, r: number, tone: Tone = sheet.palette.glow): string {
  const { random } = sheet
  const face = sheet.radial(
    [
      [0, shade(tone, 0.06, 0.6)],
      [0.7, tone],
      [1, shade(tone, -0.06, 1.1)],
    ],
    0.38,
    0.32,
    0.8,
  )
  let seas = ''
  for (let index = 0; index < 5; index++) {
    const [turn, far] = [random.between(0, 6.28), random.between(0.1, 0.62) * r]
    const size = random.between(0.1, 0.26) * r
    seas += shape.ellipse(
      Math.cos(turn) * far,
      Math.sin(turn) * far,
      size * 1.3,
      size,
      css(shade(tone, -0.12), 0.28),
    )
  }
  const cut = { 'clip-path': sheet.clip(shape.circle(0, 0, r, '#000')) }
  const surface = shape.group(shape.group(seas, { filter: sheet.blur(r * 0.06) }), cut)
  return glow(sheet, x, y, r * 2.7, tone, 0.5) + shape.place(x, y, shape.circle(0, 0, r, face) + surface)
}
