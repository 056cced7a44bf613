import { css } from '../svg/css.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

/** Houses along a line at `foot`, as tall as `reach` of the sheet, some windows lit. */
export function skyline(sheet: Sheet, foot: number, reach: number, wall: Tone, lights: Tone): string {
  const { width, height, unit, random } = sheet
  let body = ''
  let x = -10 * unit
  while (x < width) {
    const wide = random.between(18, 40) * unit
    const middle = 1 - Math.abs((x + wide / 2) / width - 0.5) * 0.9
    const tall = height * reach * random.between(0.35, 1) * middle
    const paint = sheet.linear(
      [
        [0, shade(wall, 0.07)],
        [1, shade(wall, -0.05)],
      ],
      random.chance(0.5) ? 90 : 60,
    )
    const top = foot - tall
    if (random.chance(0.25))
      body += shape.stroke(`M${x + wide / 2} ${top}v${-16 * unit}`, css(shade(wall, 0.05)), 1.4 * unit)
    body += shape.rect(x, top, wide, tall, paint, { rx: random.chance(0.2) ? wide * 0.3 : 1.5 * unit })
    const step = 6.2 * unit
    for (let wy = top + step * 1.4; wy < foot - step; wy += step) {
      for (let wx = x + step * 0.6; wx < x + wide - step * 0.7; wx += step) {
        if (random.chance(0.36))
          body += shape.rect(
            wx,
            wy,
            2.7 * unit,
            3.2 * unit,
            css(shade(lights, random.between(-0.08, 0.12)), random.between(0.3, 0.95)),
          )
      }
    }
    x += wide * random.between(0.85, 1.12)
  }
  return body
}
