import { card } from '../../motifs/card.ts'
import { glow, ground, veil } from '../../motifs/light.ts'
import { hills } from '../../motifs/hills.ts'
import { moon } from '../../motifs/sky.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/tone.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Five cards that rise behind fields like a moon. */
export const moonFan: Scene = {
  palettes: [
    palettes.jade,
    palettes.apricot,
    palettes.vermilion,
    palettes.moss,
    palettes.lagoon,
    palettes.dusk,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, palette: p } = sheet
    const fan = [-2, -1, 0, 1, 2]
      .map((place) =>
        shape.place(w / 2, h * 0.74, shape.place(0, -168 * u, card(sheet, 84 * u, {}, p.second)), place * 16),
      )
      .join('')
    const near = p.high[0] > 0.8 ? p.second : shade(p.low, 0.05)
    return (
      ground(sheet, 0.5, 0.3, 0.5) +
      moon(sheet, w / 2, h * 0.16, 44 * u) +
      glow(sheet, w / 2, h * 0.5, 220 * u, p.glow, 0.5) +
      fan +
      hills(sheet, {
        top: 0.7,
        bottom: 0.9,
        count: 4,
        far: shade(near, 0.12),
        near: shade(near, -0.08),
        relief: 0.09,
      }) +
      veil(sheet, 0.6)
    )
  },
}
