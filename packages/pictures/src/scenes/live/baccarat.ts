import { card } from '../../motifs/card.ts'
import { chip } from '../../motifs/chip.ts'
import { glow, ground, veil } from '../../motifs/light.ts'
import { css, shade, type Tone } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

const blue: Tone = [0.52, 0.13, 252]
const red: Tone = [0.56, 0.19, 28]

/** The cloth from above: two hands facing each other, boxes drawn on the felt. */
export const baccarat: Scene = {
  palettes: [
    palettes.felt,
    palettes.harbour,
    palettes.claret,
    palettes.pine,
    palettes.indigo,
    palettes.bronze,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const turn = random.between(-16, 16)
    const line = { stroke: css(p.glow, 0.4), 'stroke-width': 1.6 * u }
    const box = (x: number, tone: Tone) =>
      shape.rect(x - 68 * u, -92 * u, 136 * u, 190 * u, css(tone, 0.2), { rx: 16 * u, ...line })
    const arc = [0, 16].map((off) => shape.circle(0, 300 * u, (180 + off) * u, 'none', line)).join('')
    const hand = (x: number, third: boolean) =>
      shape.place(x - 20 * u, 10 * u, card(sheet, 66 * u, {}, red), random.between(-12, -4)) +
      shape.place(
        x + 22 * u,
        -6 * u,
        card(sheet, 66 * u, random.chance(0.3) ? null : {}, red),
        random.between(3, 12),
      ) +
      (third ? shape.place(x, 70 * u, card(sheet, 62 * u, {}, red), 90 + random.between(-5, 5)) : '')
    const chips = [-1, 1].map((side) => {
      let stack = ''
      for (let level = 0; level < 3 + random.int(3); level++)
        stack += shape.place(
          side * 84 * u + random.between(-2, 2) * u,
          -138 * u - level * 4.5 * u,
          chip(sheet, 22 * u, side < 0 ? blue : red, 0.92),
        )
      return (
        shape.circle(side * 84 * u + 4 * u, -130 * u, 24 * u, css([0.05, 0.02, 160], 0.4), {
          filter: sheet.blur(4 * u),
        }) + stack
      )
    })
    const cloth =
      box(-76 * u, blue) +
      box(76 * u, red) +
      arc +
      chips.join('') +
      hand(-76 * u, random.chance(0.5)) +
      hand(76 * u, random.chance(0.4))
    return (
      ground(sheet, 0.5, 0.34, 0.32) +
      glow(sheet, w / 2, h * 0.38, 220 * u, shade(p.high, 0.2), 0.5) +
      shape.place(w / 2, h * 0.43, cloth, turn) +
      veil(sheet, 0.66)
    )
  },
}
