import { shape } from '../svg/shape.ts'
import { css, shade, type Tone } from '../svg/tone.ts'
import type { Sheet } from '../svg/sheet.ts'
import { glyph, type GlyphName } from './glyph.ts'

const outlines = {
  heart:
    'M0 0.92C-0.5 0.5 -1 0.1 -1 -0.36C-1 -0.7 -0.76 -0.9 -0.5 -0.9C-0.28 -0.9 -0.1 -0.78 0 -0.56C0.1 -0.78 0.28 -0.9 0.5 -0.9C0.76 -0.9 1 -0.7 1 -0.36C1 0.1 0.5 0.5 0 0.92Z',
  diamond:
    'M0 -1C0.22 -0.6 0.48 -0.28 0.76 0C0.48 0.28 0.22 0.6 0 1C-0.22 0.6 -0.48 0.28 -0.76 0C-0.48 -0.28 -0.22 -0.6 0 -1Z',
  spade:
    'M0 -0.98C0.4 -0.5 0.98 -0.2 0.98 0.26C0.98 0.56 0.76 0.72 0.52 0.72C0.34 0.72 0.18 0.64 0.08 0.5C0.1 0.72 0.2 0.88 0.36 0.98H-0.36C-0.2 0.88 -0.1 0.72 -0.08 0.5C-0.18 0.64 -0.34 0.72 -0.52 0.72C-0.76 0.72 -0.98 0.56 -0.98 0.26C-0.98 -0.2 -0.4 -0.5 0 -0.98Z',
  club: 'M0 -0.96A0.42 0.42 0 0 1 0.3 -0.24A0.43 0.43 0 1 1 0.08 0.38C0.1 0.66 0.2 0.86 0.38 0.98H-0.38C-0.2 0.86 -0.1 0.66 -0.08 0.38A0.43 0.43 0 1 1 -0.3 -0.24A0.42 0.42 0 0 1 0 -0.96Z',
} as const

/** The four suits of a pack. */
export type Suit = keyof typeof outlines

/** A suit mark around the origin, `r` from the middle to the edge. */
export function pip(suit: Suit, r: number, colour: string): string {
  return shape.path(outlines[suit], colour, { transform: `scale(${r})` })
}

const ranks: readonly [GlyphName, ...GlyphName[]] = ['A', 'K', 'Q', 'J', '9', '8', '7', '6']
const suits: readonly [Suit, ...Suit[]] = ['heart', 'spade', 'diamond', 'club']

/** A playing card around the origin, `width` wide; without a face it shows a patterned back in `back`. */
export function card(
  sheet: Sheet,
  width: number,
  face: { rank?: GlyphName; suit?: Suit } | null,
  back: Tone,
): string {
  const { random } = sheet
  const [w, h] = [width, width * 1.42]
  const [x, y] = [-w / 2, -h / 2]
  const shade1 = shape.rect(x, y, w, h, css([0.08, 0.02, back[2]], 0.5), {
    rx: w * 0.09,
    filter: sheet.blur(w * 0.06),
    transform: `translate(${w * 0.03} ${w * 0.09})`,
  })
  if (!face) {
    const ground = sheet.linear(
      [
        [0, shade(back, 0.06)],
        [1, shade(back, -0.1)],
      ],
      60,
    )
    let lines = ''
    for (let step = -6; step <= 12; step++)
      lines += `M${x + (step / 6) * w} ${y}l${h} ${h}M${x + (step / 6) * w} ${y + h}l${h} ${-h}`
    const inner = shape.rect(x + w * 0.08, y + w * 0.08, w * 0.84, h - w * 0.16, '#000', { rx: w * 0.05 })
    return (
      shade1 +
      shape.rect(x, y, w, h, css([0.98, 0.008, 90]), { rx: w * 0.09 }) +
      shape.rect(x + w * 0.08, y + w * 0.08, w * 0.84, h - w * 0.16, ground, { rx: w * 0.05 }) +
      shape.group(shape.stroke(lines, css(shade(back, 0.2), 0.4), w * 0.012), {
        'clip-path': sheet.clip(inner),
      }) +
      shape.circle(0, 0, w * 0.17, css(shade(back, -0.02))) +
      shape.circle(0, 0, w * 0.17, 'none', { stroke: css(shade(back, 0.24), 0.8), 'stroke-width': w * 0.018 })
    )
  }
  const rank = face.rank ?? random.pick(ranks)
  const suit = face.suit ?? random.pick(suits)
  const ink = css(suit === 'heart' || suit === 'diamond' ? [0.57, 0.2, 28] : [0.24, 0.03, 262])
  const paper = sheet.linear(
    [
      [0, [0.995, 0.004, 90]],
      [1, [0.93, 0.012, 85]],
    ],
    70,
  )
  const index =
    shape.place(x + w * 0.16, y + w * 0.2, glyph(rank, w * 0.21, ink, 16)) +
    shape.place(x + w * 0.16, y + w * 0.42, pip(suit, w * 0.085, ink))
  const royal = rank === 'K' || rank === 'Q' || rank === 'J'
  const crown =
    shape.path(
      `M${-w * 0.2} ${w * 0.2}L${-w * 0.25} ${-w * 0.14}L${-w * 0.1} ${w * 0.02}L0 ${-w * 0.22}L${w * 0.1} ${w * 0.02}L${w * 0.25} ${-w * 0.14}L${w * 0.2} ${w * 0.2}Z`,
      ink,
    ) + shape.place(0, w * 0.36, pip(suit, w * 0.1, ink))
  return (
    shade1 +
    shape.rect(x, y, w, h, paper, { rx: w * 0.09 }) +
    index +
    shape.group(index, { transform: 'rotate(180)' }) +
    (royal
      ? shape.rect(x + w * 0.28, y + w * 0.2, w * 0.44, h - w * 0.4, 'none', {
          stroke: ink,
          'stroke-opacity': 0.28,
          'stroke-width': w * 0.012,
          rx: w * 0.04,
        }) + crown
      : pip(suit, w * 0.25, ink))
  )
}
