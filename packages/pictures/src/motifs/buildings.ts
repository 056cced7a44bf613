import { css, shade, type Tone } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

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

/** A tower of so many floors standing on the origin: upturned roofs, lit windows, a spire. About 42 units a floor. */
export function tower(sheet: Sheet, floors: number, wall: Tone, lights: Tone): string {
  const roof = sheet.linear([
    [0, shade(wall, 0.06)],
    [1, shade(wall, -0.09)],
  ])
  const side = sheet.linear(
    [
      [0, shade(wall, -0.1)],
      [0.35, shade(wall, 0.02)],
      [1, shade(wall, -0.13)],
    ],
    0,
  )
  const warm = sheet.linear([
    [0, shade(lights, 0.06)],
    [1, shade(lights, -0.1, 1.1, -14)],
  ])
  let body = ''
  let y = 0
  for (let floor = 0; floor < floors; floor++) {
    const half = 50 - floor * (30 / Math.max(floors, 4))
    const tall = 25 - floor * 1.2
    body += shape.rect(-half * 0.72, y - tall, half * 1.44, tall, side)
    const windows = floor === 0 ? 3 : 3 + (floor % 2)
    for (let index = 0; index < windows; index++) {
      const x = ((index - (windows - 1) / 2) * (half * 1.3)) / windows
      const size = (half * 0.8) / windows
      body += shape.rect(x - size / 2, y - tall * 0.78, size, tall * 0.62, warm, { rx: size * 0.18 })
    }
    body += shape.rect(-half * 0.8, y - tall * 0.16, half * 1.6, 3, css(shade(wall, 0.04)))
    const eave = half * 1.28
    const top = y - tall - 15
    body += shape.path(
      `M${-eave} ${y - tall + 1}C${-eave * 0.7} ${y - tall - 1} ${-half * 0.72} ${top + 4} ${-half * 0.6} ${top}H${half * 0.6}C${half * 0.72} ${top + 4} ${eave * 0.7} ${y - tall - 1} ${eave} ${y - tall + 1}C${eave * 0.7} ${y - tall + 6} ${-eave * 0.7} ${y - tall + 6} ${-eave} ${y - tall + 1}Z`,
      roof,
    )
    body += shape.stroke(
      `M${-eave} ${y - tall + 1}C${-eave * 0.7} ${y - tall - 1} ${-half * 0.72} ${top + 4} ${-half * 0.6} ${top}H${half * 0.6}`,
      css(shade(lights, 0.02), 0.35),
      0.9,
    )
    y = top
  }
  return (
    body +
    shape.path(`M-5 ${y}L-1.5 ${y - 22}H1.5L5 ${y}Z`, css(shade(wall, -0.04))) +
    shape.circle(0, y - 24, 4, css(lights))
  )
}
