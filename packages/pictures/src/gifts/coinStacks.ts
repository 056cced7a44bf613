import { coin } from '../motifs/coin.ts'
import { glow, ground, shadow } from '../motifs/light.ts'
import { palettes } from '../svg/palettes.ts'
import { shape } from '../svg/shape.ts'
import type { Scene } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

const gold: Tone = [0.8, 0.125, 84]

/** Three stacks of coins that grow, and one coin above them. */
export const coinStacks: Scene = {
  palettes: [palettes.pine],
  draw(sheet) {
    const { width: w, height: h, palette: p } = sheet
    const r = h * 0.16
    const stack = (x: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        shape.place(
          x + (((index * 7) % 3) - 1) * h * 0.008,
          h * 0.83 - index * h * 0.068,
          coin(sheet, r, gold, 0.34, 0.44),
        ),
      ).join('')
    const foot = (x: number) => shadow(sheet, x, h * 0.9, r * 1.3, h * 0.045, 0.5)
    const places: readonly (readonly [number, number])[] = [
      [w * 0.37, 3],
      [w * 0.5, 6],
      [w * 0.63, 4],
    ]
    return (
      ground(sheet, 0.5, 0.2, 0.46) +
      glow(sheet, w * 0.5, h * 0.28, h * 0.6, p.glow, 0.4) +
      places.map(([x]) => foot(x)).join('') +
      places.map(([x, count]) => stack(x, count)).join('') +
      shape.place(w * 0.5, h * 0.24, coin(sheet, h * 0.17, gold), -8)
    )
  },
}
