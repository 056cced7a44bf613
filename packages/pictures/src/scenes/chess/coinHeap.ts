import { card } from '../../motifs/card.ts'
import { coin } from '../../motifs/coin.ts'
import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { scales } from '../../motifs/water.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Three cards face down, one of them lifted, over a heap of old coins. */
export const coinHeap: Scene = {
  palettes: [palettes.felt, palettes.dusk, palettes.claret, palettes.slate, palettes.harbour, palettes.moss],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    let coins = ''
    for (let row = 0; row < 4; row++)
      for (let at = 0; at <= 4 + row; at++) {
        const x = w / 2 + (at - (4 + row) / 2) * 38 * u + random.between(-6, 6) * u
        const y = h * 0.64 + row * 26 * u + random.between(-4, 4) * u
        coins += shape.place(
          x,
          y,
          coin(sheet, random.between(22, 28) * u, [0.79, 0.13, 84], 0.55),
          random.between(-14, 14),
        )
      }
    const back = () => card(sheet, 96 * u, null, p.second)
    return (
      ground(sheet, 0.5, 0.15, 0.48) +
      scales(sheet, 46 * u, p.glow, 0.08) +
      glow(sheet, w / 2, h * 0.36, 220 * u, p.glow, 0.45) +
      shape.place(w * 0.3, h * 0.36, back(), -16 + random.between(-4, 4)) +
      shape.place(w * 0.7, h * 0.36, back(), 16 + random.between(-4, 4)) +
      shape.place(w / 2, h * 0.31, card(sheet, 104 * u, {}, p.second), random.between(-6, 6)) +
      shadow(sheet, w / 2, h * 0.66, 130 * u, 20 * u, 0.5) +
      coins +
      veil(sheet, 0.62)
    )
  },
}
