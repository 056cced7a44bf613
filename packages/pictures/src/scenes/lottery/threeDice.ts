import { die } from '../../motifs/die.ts'
import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { scales } from '../../motifs/water.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Three dice thrown in a line of falling, each of its own colour. */
export const threeDice: Scene = {
  palettes: [
    palettes.lagoon,
    palettes.apricot,
    palettes.indigo,
    palettes.jade,
    palettes.blossom,
    palettes.cinnabar,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const light = random.chance(0.4)
    const tones: readonly Tone[] = light
      ? [
          [0.96, 0.01, 88],
          [0.96, 0.01, 88],
          [0.96, 0.01, 88],
        ]
      : [
          [0.6, 0.19, 28],
          [0.96, 0.01, 88],
          [0.52, 0.12, 252],
        ]
    const flip = random.chance(0.5) ? 1 : -1
    const body = (
      [
        [-70, -84, 40],
        [18, -14, 50],
        [-34, 84, 62],
      ] as const
    ).map(([x, y, e], index) => {
      const top = 1 + random.int(6)
      const tone = tones[index] ?? [0.96, 0.01, 88]
      return (
        shadow(sheet, w / 2 + x * flip * u, h * 0.4 + (y + e * 1.5) * u, e * u, e * 0.24 * u, 0.36) +
        shape.place(
          w / 2 + x * flip * u,
          h * 0.39 + y * u,
          die(sheet, e * u, tone, [top, (top % 6) + 1, ((top + 2) % 6) + 1]),
          random.between(-34, 34),
        )
      )
    })
    return (
      ground(sheet, 0.4, 0.15, 0.5) +
      scales(sheet, 50 * u, p.pale, 0.12) +
      glow(sheet, w / 2, h * 0.4, 220 * u, p.glow, 0.4) +
      body.join('') +
      veil(sheet, 0.62)
    )
  },
}
