import { ballTones } from '../../motifs/ball.ts'
import { glow, ground, veil } from '../../motifs/light.ts'
import { numeral } from '../../motifs/glyph.ts'
import { scales } from '../../motifs/water.ts'
import { css, shade, type Tone } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene, Sheet } from '../../svg/sheet.ts'

function ticket(sheet: Sheet, w: number, tone: Tone): string {
  const { random } = sheet
  const h = w * 1.5
  const [x, y] = [-w / 2, -h / 2]
  let edge = `M${x} ${y}`
  const teeth = 13
  for (let tooth = 0; tooth < teeth; tooth++)
    edge += `a${w / teeth / 2} ${w / teeth / 2} 0 0 0 ${w / teeth} 0`
  edge += `V${-y}`
  for (let tooth = 0; tooth < teeth; tooth++)
    edge += `a${w / teeth / 2} ${w / teeth / 2} 0 0 0 ${-w / teeth} 0`
  let fields = ''
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const [fx, fy] = [x + w * (0.18 + column * 0.215), y + h * (0.4 + row * 0.135)]
      const hit = random.chance(0.28)
      fields +=
        shape.circle(fx, fy, w * 0.083, hit ? css(tone) : css([0.9, 0.012, 85])) +
        shape.place(
          fx,
          fy,
          numeral(1 + random.int(33), w * 0.07, css(hit ? [0.99, 0, 0] : [0.45, 0.02, 262]), 16),
        )
    }
  }
  const head = sheet.linear(
    [
      [0, shade(tone, 0.06)],
      [1, shade(tone, -0.1)],
    ],
    30,
  )
  return (
    shape.path(`${edge}Z`, css([0.05, 0.02, 40], 0.45), {
      transform: `translate(${w * 0.03} ${w * 0.07})`,
      filter: sheet.blur(w * 0.04),
    }) +
    shape.path(
      `${edge}Z`,
      sheet.linear(
        [
          [0, [0.995, 0.006, 90]],
          [1, [0.94, 0.014, 85]],
        ],
        70,
      ),
    ) +
    shape.rect(x + w * 0.08, y + h * 0.09, w * 0.84, h * 0.19, head, { rx: w * 0.04 }) +
    shape.group(scales(sheet, w * 0.07, [0.99, 0.02, 90], 0.28, -h * 0.4, -h * 0.2), {
      'clip-path': sheet.clip(
        shape.rect(x + w * 0.08, y + h * 0.09, w * 0.84, h * 0.19, '#000', { rx: w * 0.04 }),
      ),
    }) +
    fields
  )
}

/** Printed tickets, one on the other, some numbers marked. */
export const tickets: Scene = {
  palettes: [
    palettes.honey,
    palettes.jade,
    palettes.cinnabar,
    palettes.mist,
    palettes.lilac,
    palettes.harbour,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const turn = random.between(-14, 14)
    return (
      ground(sheet, 0.3, 0.15, 0.46) +
      glow(sheet, w / 2, h * 0.4, 220 * u, p.glow, 0.34) +
      shape.place(w * 0.34, h * 0.36, ticket(sheet, 138 * u, random.pick(ballTones)), turn - 19) +
      shape.place(w * 0.7, h * 0.38, ticket(sheet, 138 * u, random.pick(ballTones)), turn + 15) +
      shape.place(w * 0.5, h * 0.42, ticket(sheet, 164 * u, random.pick(ballTones)), turn) +
      veil(sheet, 0.7)
    )
  },
}
