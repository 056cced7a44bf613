import { ground, veil } from '../../motifs/light.ts'
import { hills } from '../../motifs/hills.ts'
import { junk } from '../../motifs/junk.ts'
import { cloud, moon } from '../../motifs/sky.ts'
import { swell } from '../../motifs/water.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/tone.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A junk with ribbed sails on a long swell. */
export const boat: Scene = {
  palettes: [
    palettes.lagoon,
    palettes.apricot,
    palettes.harbour,
    palettes.mist,
    palettes.dusk,
    palettes.celadon,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const x = w * random.between(0.42, 0.56)
    const sunX = w * random.between(0.25, 0.75)
    const water = p.high[0] > 0.8 ? shade(p.second, 0.14, 1.1) : shade(p.low, 0.16, 1.15)
    return (
      ground(sheet, sunX / w, 0.4, 0.55) +
      moon(sheet, sunX, h * random.between(0.22, 0.38), random.between(40, 72) * u) +
      cloud(sheet, -w * 0.15, h * 0.2, w * 0.7, p.pale, 0.5) +
      cloud(sheet, w * 0.5, h * 0.4, w * 0.6, p.pale, 0.4) +
      hills(sheet, {
        top: 0.6,
        bottom: 0.64,
        count: 2,
        far: shade(p.high, -0.1),
        near: shade(p.high, -0.2),
        relief: 0.1,
      }) +
      swell(sheet, 0.62, 0.68, 2, shade(water, 0.12), shade(water, 0.07)) +
      shape.place(
        x,
        h * 0.7,
        junk(sheet, p.accent, shade([0.34, 0.06, 45], 0)),
        random.between(-4, 4),
        random.between(0.95, 1.15) * u,
      ) +
      swell(sheet, 0.71, 0.98, 4, shade(water, 0.04), shade(water, -0.16)) +
      veil(sheet, 0.45)
    )
  },
}
