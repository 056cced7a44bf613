import { css } from '../svg/css.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'
import { glyph, type GlyphName } from './glyph.ts'

const red: Tone = [0.56, 0.2, 28]
const green: Tone = [0.48, 0.11, 158]
const blue: Tone = [0.42, 0.11, 258]

function dots(count: number, w: number): string {
  const rows = {
    1: [1],
    2: [1, 1],
    3: [1, 1, 1],
    4: [2, 2],
    5: [2, 1, 2],
    6: [2, 2, 2],
    8: [2, 2, 2, 2],
    9: [3, 3, 3],
  }[count] ?? [1]
  const r = count === 1 ? w * 0.29 : w * (rows.length > 3 ? 0.095 : 0.115)
  let body = ''
  for (const [row, inRow] of rows.entries()) {
    for (let index = 0; index < inRow; index++) {
      const x = (index - (inRow - 1) / 2) * w * (inRow === 3 ? 0.27 : 0.38)
      const y = (row - (rows.length - 1) / 2) * w * (rows.length > 3 ? 0.25 : 0.36)
      const tone = (row + index) % 3 === 1 ? red : row % 2 ? green : blue
      body +=
        shape.circle(x, y, r, css(tone)) +
        shape.circle(x, y, r * 0.68, css([0.97, 0.01, 90])) +
        shape.circle(x, y, r * 0.42, css(tone))
      if (count === 1) {
        for (let petal = 0; petal < 8; petal++)
          body += shape.circle(
            Math.cos(petal * 0.785) * r * 0.84,
            Math.sin(petal * 0.785) * r * 0.84,
            r * 0.09,
            css([0.97, 0.01, 90]),
          )
        body += shape.circle(x, y, r * 0.2, css([0.97, 0.01, 90]))
      }
    }
  }
  return body
}

function sticks(count: number, w: number): string {
  const rows =
    count <= 3
      ? [Math.floor(count / 2) || 1, Math.ceil(count / 2)]
      : [Math.floor(count / 2), Math.ceil(count / 2)]
  let body = ''
  for (const [row, inRow] of rows.entries()) {
    for (let index = 0; index < inRow; index++) {
      const x = (index - (inRow - 1) / 2) * w * 0.24
      const y = (row - 0.5) * w * 0.56
      const tone = css(index === 1 && inRow === 3 ? red : green)
      body +=
        shape.rect(x - w * 0.045, y - w * 0.22, w * 0.09, w * 0.2, tone, { rx: w * 0.04 }) +
        shape.rect(x - w * 0.045, y + w * 0.02, w * 0.09, w * 0.2, tone, { rx: w * 0.04 }) +
        shape.circle(x, y, w * 0.055, tone)
    }
  }
  return body
}

/** A mahjong tile around the origin, `w` wide: bone face, coloured back, seen a little from above. */
export function tile(sheet: Sheet, w: number, back: Tone): string {
  const { random } = sheet
  const h = w * 1.34
  const kind = random.int(4)
  const words: readonly [readonly [GlyphName, Tone], ...(readonly [GlyphName, Tone])[]] = [
    ['middle', red],
    ['one', blue],
    ['two', blue],
    ['three', blue],
  ]
  const [word, ink] = random.pick(words)
  const face =
    kind === 0
      ? dots(random.pick([1, 2, 3, 4, 5, 6, 8, 9]), w)
      : kind === 1
        ? sticks(random.pick([4, 5, 6]), w)
        : kind === 2 && word !== 'middle'
          ? shape.place(0, -w * 0.3, glyph(word, w * 0.44, css(ink), 13)) +
            shape.place(0, w * 0.3, glyph(random.pick(['king', 'hill', 'tree']), w * 0.46, css(red), 13))
          : kind === 2
            ? shape.place(0, 0, glyph(word, w * 0.8, css(ink), 13))
            : random.chance(0.5)
              ? shape.rect(-w * 0.28, -h * 0.33, w * 0.56, h * 0.66, 'none', {
                  stroke: css(blue),
                  'stroke-width': w * 0.05,
                  rx: w * 0.05,
                }) +
                shape.rect(-w * 0.2, -h * 0.27, w * 0.4, h * 0.54, 'none', {
                  stroke: css(blue),
                  'stroke-width': w * 0.02,
                  rx: w * 0.03,
                })
              : shape.place(0, 0, glyph('middle', w * 0.8, css(red), 13))
  const bone = sheet.linear(
    [
      [0, [0.99, 0.01, 92]],
      [0.7, [0.965, 0.016, 88]],
      [1, [0.9, 0.025, 84]],
    ],
    65,
  )
  const deep = w * 0.13
  return (
    shape.rect(-w / 2 + deep * 0.3, -h / 2 + deep * 1.6, w, h, css([0.06, 0.02, back[2]], 0.5), {
      rx: w * 0.13,
      filter: sheet.blur(w * 0.08),
    }) +
    shape.rect(
      -w / 2,
      -h / 2 + deep * 1.5,
      w,
      h,
      sheet.linear([
        [0, back],
        [1, shade(back, -0.14)],
      ]),
      { rx: w * 0.13 },
    ) +
    shape.rect(-w / 2, -h / 2 + deep * 0.75, w, h, css([0.86, 0.03, 84]), { rx: w * 0.13 }) +
    shape.rect(-w / 2, -h / 2, w, h, bone, { rx: w * 0.13 }) +
    shape.rect(-w / 2 + w * 0.02, -h / 2 + w * 0.02, w * 0.96, h - w * 0.04, 'none', {
      rx: w * 0.11,
      stroke: css([1, 0, 0], 0.85),
      'stroke-width': w * 0.02,
    }) +
    face
  )
}
