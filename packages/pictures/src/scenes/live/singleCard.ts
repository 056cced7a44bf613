import { card } from '../../motifs/card.ts'
import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { scales } from '../../motifs/water.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Three cards in the air, the first of them turned to the light. */
export const singleCard: Scene = {
  palettes: [palettes.bronze, palettes.midnight, palettes.cinnabar, palettes.felt, palettes.lilac],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const lean = random.between(-12, 12)
    return (
      ground(sheet, 0.5, 0.1, 0.45) +
      scales(sheet, 46 * u, p.glow, 0.08) +
      glow(sheet, w / 2, h * 0.38, 230 * u, p.glow, 0.5) +
      shadow(sheet, w / 2, h * 0.76, 96 * u, 15 * u, 0.5) +
      shape.place(w * 0.27, h * 0.36, card(sheet, 96 * u, null, p.second), lean - 20) +
      shape.place(w * 0.74, h * 0.38, card(sheet, 96 * u, null, p.second), lean + 18) +
      shape.place(
        w / 2,
        h * 0.4,
        card(sheet, 132 * u, { rank: random.pick(['A', 'A', 'K', 'Q', '9', '8']) }, p.second),
        lean,
      ) +
      veil(sheet, 0.66)
    )
  },
}
