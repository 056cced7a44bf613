import { card } from '../../motifs/card.ts'
import { glow, veil } from '../../motifs/light.ts'
import { scales } from '../../motifs/water.ts'
import { css, shade, type Tone } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { polygon } from '../../svg/path.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Two sides, two cards: one half red with scales, the other dark with stripes. */
export const dragonTiger: Scene = {
  palettes: [palettes.cinnabar, palettes.claret, palettes.pine, palettes.harbour, palettes.plum],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const other: Tone = [0.34, 0.07, p.high[2] < 120 ? 262 : 25]
    const lean = random.between(0.1, 0.22) * w * (random.chance(0.5) ? 1 : -1)
    const left = polygon([
      [0, 0],
      [w / 2 + lean, 0],
      [w / 2 - lean, h],
      [0, h],
    ])
    const right = polygon([
      [w, 0],
      [w / 2 + lean, 0],
      [w / 2 - lean, h],
      [w, h],
    ])
    let stripes = ''
    for (let stripe = 0; stripe < 9; stripe++) {
      const y = h * (0.04 + stripe * 0.11)
      const reach = w * random.between(0.22, 0.4)
      stripes += `M${w} ${y}C${w - reach * 0.4} ${y - 6 * u} ${w - reach * 0.8} ${y + 6 * u} ${w - reach} ${y + 24 * u}C${w - reach * 0.7} ${y + 22 * u} ${w - reach * 0.3} ${y + 16 * u} ${w} ${y + 22 * u}Z`
    }
    const cut = (d: string, body: string) =>
      shape.group(body, { 'clip-path': sheet.clip(shape.path(d, '#000')) })
    const sized = random.between(104, 112) * u
    return (
      shape.path(
        left,
        sheet.linear(
          [
            [0, shade(p.high, 0.06)],
            [1, p.low],
          ],
          110,
        ),
      ) +
      cut(left, scales(sheet, 26 * u, p.glow, 0.2)) +
      shape.path(
        right,
        sheet.linear(
          [
            [0, shade(other, 0.08)],
            [1, shade(other, -0.16)],
          ],
          70,
        ),
      ) +
      cut(right, shape.path(stripes, css(shade(p.accent, 0), 0.16))) +
      shape.stroke(`M${w / 2 + lean} ${-10}L${w / 2 - lean} ${h + 10}`, css(p.accent, 0.95), 2.4 * u) +
      glow(sheet, w / 2, h * 0.42, 190 * u, p.glow, 0.42) +
      shape.place(
        w / 2 - 62 * u,
        h * 0.38,
        card(sheet, sized, { suit: random.pick(['heart', 'diamond']) }, p.high),
        random.between(-15, -6),
      ) +
      shape.place(
        w / 2 + 62 * u,
        h * 0.47,
        card(sheet, sized, random.chance(0.35) ? null : { suit: random.pick(['spade', 'club']) }, p.high),
        random.between(5, 14),
      ) +
      veil(sheet, 0.66)
    )
  },
}
