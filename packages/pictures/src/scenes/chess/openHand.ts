import { card } from '../../motifs/card.ts'
import { coin } from '../../motifs/coin.ts'
import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { scales } from '../../motifs/water.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

type Place = readonly [x: number, y: number, turn: number]

/** A hand laid open with old coins beside it. */
function openHand(size: number, places: readonly Place[], grounds: Scene['palettes']): Scene {
  return {
    palettes: grounds,
    draw(sheet) {
      const { width: w, height: h, unit: u, random, palette: p } = sheet
      const body = places
        .map(([x, y, turn]) =>
          shape.place(
            w / 2 + x * u,
            h * 0.38 + y * u,
            card(sheet, size * u, random.chance(0.12) ? null : {}, p.second),
            turn + random.between(-3, 3),
          ),
        )
        .join('')
      let coins = ''
      for (const [x, y, r] of [
        [0.24, 0.7, 22],
        [0.4, 0.75, 18],
        [0.74, 0.72, 25],
      ] as const)
        coins +=
          shadow(sheet, w * x, h * y + 8 * u, r * 1.2 * u, r * 0.6 * u, 0.45) +
          shape.place(w * x, h * y, coin(sheet, r * u, [0.79, 0.13, 84], 0.6), random.between(-12, 12))
      return (
        ground(sheet, 0.5, 0.2, 0.42) +
        scales(sheet, 44 * u, p.glow, 0.08) +
        glow(sheet, w / 2, h * 0.4, 210 * u, p.glow, 0.36) +
        body +
        coins +
        veil(sheet)
      )
    },
  }
}

/** Five cards laid open in two rows. */
export const bulls: Scene = openHand(
  84,
  [
    [-86, -30, -10],
    [0, -46, 0],
    [86, -30, 10],
    [-46, 66, -5],
    [46, 66, 5],
  ],
  [palettes.claret, palettes.felt, palettes.indigo, palettes.copper, palettes.harbour, palettes.honey],
)

/** Three cards laid open side by side. */
export const threeCards: Scene = openHand(
  104,
  [
    [-72, 10, -14],
    [0, -14, 0],
    [72, 10, 14],
  ],
  [palettes.midnight, palettes.vermilion, palettes.pine, palettes.plum, palettes.bronze, palettes.ocean],
)
