import { blossom } from '../../motifs/blossom.ts'
import { card } from '../../motifs/card.ts'
import { glow, ground, veil } from '../../motifs/light.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Three cards before a flower of gold. */
export const goldenFlower: Scene = {
  palettes: [
    palettes.cinnabar,
    palettes.abyss,
    palettes.jade,
    palettes.plum,
    palettes.indigo,
    palettes.copper,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const petals = random.pick([6, 8, 9])
    const cards = [-1, 0, 1]
      .map((place) =>
        shape.place(w / 2, h * 0.92, shape.place(0, -190 * u, card(sheet, 88 * u, {}, p.second)), place * 21),
      )
      .join('')
    return (
      ground(sheet, 0.5, 0.2, 0.5) +
      glow(sheet, w / 2, h * 0.34, 240 * u, p.glow, 0.6) +
      shape.place(
        w / 2,
        h * 0.34,
        blossom(sheet, 148 * u, [0.79, 0.13, 84], petals, 2),
        random.between(-20, 20),
      ) +
      cards +
      veil(sheet, 0.62)
    )
  },
}
