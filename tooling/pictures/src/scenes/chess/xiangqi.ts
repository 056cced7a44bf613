import { glyph, type GlyphName } from '../../motifs/glyph.ts'
import { veil } from '../../motifs/veil.ts'
import { wood } from '../../motifs/wood.ts'
import { css } from '../../svg/css.ts'
import { num } from '../../svg/num.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Sheet } from '../../svg/sheet.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../scene.ts'

const names: readonly [GlyphName, ...GlyphName[]] = ['guard', 'cart', 'king', 'hill']

function piece(sheet: Sheet, r: number, red: boolean): string {
  const { random } = sheet
  const timber: Tone = [0.84, 0.075, 78]
  const ink = css(red ? [0.53, 0.2, 28] : [0.24, 0.03, 262])
  const face = sheet.radial(
    [
      [0, shade(timber, 0.07)],
      [0.7, timber],
      [1, shade(timber, -0.09)],
    ],
    0.38,
    0.32,
    0.75,
  )
  return (
    shape.circle(r * 0.14, r * 0.22, r * 1.04, css([0.08, 0.03, 45], 0.5), { filter: sheet.blur(r * 0.14) }) +
    shape.circle(0, r * 0.12, r, css(shade(timber, -0.26))) +
    shape.circle(0, 0, r, face) +
    shape.circle(0, 0, r * 0.82, 'none', { stroke: ink, 'stroke-width': r * 0.05 }) +
    shape.circle(0, 0, r * 0.74, 'none', { stroke: ink, 'stroke-width': r * 0.02 }) +
    glyph(random.pick(names), r * 0.92, ink, 13)
  )
}

/** Round pieces on the lines of the board, the river between them. */
export const xiangqi: Scene = {
  palettes: [palettes.bronze, palettes.copper, palettes.honey, palettes.jade, palettes.claret],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const plank = shade([0.56, 0.085, 58], random.between(-0.16, 0.08))
    const step = random.pick([74, 88]) * u
    let lines = ''
    for (let index = -4; index <= 4; index++) {
      lines += `M${num(index * step)} ${num(-5.5 * step)}V${num(-0.5 * step)}M${num(index * step)} ${num(0.5 * step)}V${num(5.5 * step)}`
      lines += `M${num(-4 * step)} ${num((index + (index >= 0 ? 0.5 : -0.5)) * step)}H${num(4 * step)}`
    }
    lines += `M${num(-step)} ${num(-2.5 * step)}L${num(step)} ${num(-0.5 * step)}M${num(step)} ${num(-2.5 * step)}L${num(-step)} ${num(-0.5 * step)}`
    const turn = random.pick([-12, 8, 16])
    let pieces = ''
    const spots = [
      [-1, -1.5],
      [1, -0.5],
      [0, 0.5],
      [-1, 1.5],
      [2, 1.5],
      [-2, -0.5],
      [1, 2.5],
      [2, -2.5],
    ] as const
    for (const [index, [x, y]] of spots.entries())
      if (random.chance(0.75))
        pieces += shape.place(
          x * step,
          y * step,
          piece(sheet, step * 0.44, index % 2 === 0),
          random.between(-12, 12),
        )
    const light = sheet.radial(
      [
        [0, p.glow, 0.28],
        [1, p.glow, 0],
      ],
      0.3,
      0.12,
      0.9,
    )
    const tint = sheet.linear(
      [
        [0, p.high, 0.1],
        [1, shade(p.low, -0.05), 0.5],
      ],
      70,
    )
    return (
      shape.place(
        w / 2,
        h * 0.4,
        wood(sheet, -w * 1.2, -h, w * 2.4, h * 2, plank) +
          shape.stroke(lines, css(shade(plank, -0.24), 0.8), 1.6 * u),
        turn,
      ) +
      shape.rect(0, 0, w, h, light) +
      shape.rect(0, 0, w, h, tint) +
      shape.place(w / 2, h * 0.4, pieces, turn) +
      veil(sheet, 0.7)
    )
  },
}
