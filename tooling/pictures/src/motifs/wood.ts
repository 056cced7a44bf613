import { css } from '../svg/css.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

/** A plank over a box: light along it, fine grain. */
export function wood(sheet: Sheet, x: number, y: number, width: number, height: number, tone: Tone): string {
  const { random } = sheet
  const paint = sheet.linear(
    [
      [0, shade(tone, 0.05)],
      [0.5, tone],
      [1, shade(tone, -0.07)],
    ],
    35,
  )
  let grain = ''
  for (let line = 0; line < 26; line++) {
    const at = y + height * random.next()
    grain += `M${x} ${at.toFixed(1)}C${(x + width * 0.3).toFixed(1)} ${(at + random.between(-7, 7)).toFixed(1)} ${(x + width * 0.7).toFixed(1)} ${(at + random.between(-7, 7)).toFixed(1)} ${x + width} ${(at + random.between(-5, 5)).toFixed(1)}`
  }
  return shape.rect(x, y, width, height, paint) + shape.stroke(grain, css(shade(tone, -0.14), 0.22), 1)
}
