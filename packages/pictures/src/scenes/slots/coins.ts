import { coin } from '../../motifs/coin.ts'
import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { scales } from '../../motifs/water.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade, type Tone } from '../../svg/tone.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

const gold: Tone = [0.79, 0.13, 84]

/** Old coins: piled up, one or two turning in the air. */
export const coins: Scene = {
  palettes: [
    palettes.vermilion,
    palettes.cinnabar,
    palettes.bronze,
    palettes.claret,
    palettes.pine,
    palettes.copper,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const piles = 3 + random.int(2)
    let stacks = ''
    const order = Array.from({ length: piles }, (_, index) => index).toSorted(
      (a, b) => Math.abs(b - piles / 2 + 0.5) - Math.abs(a - piles / 2 + 0.5),
    )
    for (const pile of order.toReversed()) {
      const x = w * (0.5 + (pile - (piles - 1) / 2) * (0.68 / piles))
      const foot = h * 0.72 + (Math.abs(pile - (piles - 1) / 2) * 14 + random.between(0, 8)) * u
      const size = (piles === 3 ? 46 : 38) * u
      const height = 4 + random.int(9)
      stacks += shadow(sheet, x + 6 * u, foot + 12 * u, size * 1.25, size * 0.42, 0.5)
      for (let level = 0; level < height; level++) {
        const tone = shade(gold, random.between(-0.05, 0.03), 1, random.between(-6, 4))
        stacks += shape.place(
          x + random.between(-3, 3) * u,
          foot - level * size * 0.19,
          coin(sheet, size, tone, 0.36, 0.2),
        )
      }
    }
    let flying = ''
    for (let index = 0; index < 3; index++) {
      const r = random.between(20, index === 0 ? 58 : 30) * u
      flying += shape.place(
        w * random.between(0.18, 0.82),
        h * random.between(0.12, 0.36),
        coin(sheet, r, gold, random.pick([1, 0.85, 0.55, 0.4])),
        random.between(-40, 40),
      )
    }
    return (
      ground(sheet, 0.5, 0.25, 0.42) +
      scales(sheet, 34 * u, p.glow, 0.09) +
      glow(sheet, w / 2, h * 0.4, 200 * u, p.glow, 0.4) +
      flying +
      stacks +
      veil(sheet, 0.66)
    )
  },
}
