import { glow, ground, veil } from '../../motifs/light.ts'
import { hills } from '../../motifs/hills.ts'
import { cloud, moon, stars } from '../../motifs/sky.ts'
import { tower } from '../../motifs/buildings.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/tone.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A tower of many roofs with its windows lit, over the evening mist. */
export const pagoda: Scene = {
  palettes: [
    palettes.dusk,
    palettes.midnight,
    palettes.apricot,
    palettes.plum,
    palettes.lagoon,
    palettes.cinnabar,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const x = w * random.between(0.38, 0.62)
    const floors = 4 + random.int(4)
    const day = p.high[0] > 0.8
    const wall = day ? shade(p.second, 0.06) : shade(p.low, 0.1, 1.2)
    const lights = shade([0.85, 0.13, 75], 0)
    return (
      ground(sheet, 0.5, 0.6, 0.42) +
      (day ? '' : stars(sheet, 40, 0.45)) +
      moon(
        sheet,
        x + random.between(-70, 70) * u,
        h * random.between(0.2, 0.32),
        random.between(34, 64) * u,
        day ? p.accent : p.glow,
      ) +
      hills(sheet, {
        top: 0.6,
        bottom: 0.72,
        count: 3,
        far: shade(p.high, -0.08),
        near: shade(p.low, 0.1),
        relief: 0.16,
        sharp: true,
      }) +
      cloud(sheet, -w * 0.1, h * 0.6, w * 0.8, shade(p.glow, 0, 0.6), 0.4) +
      glow(sheet, x, h * 0.55, 150 * u, lights, 0.35) +
      shape.place(x, h * 0.8, tower(sheet, floors, wall, lights), 0, u * (7.4 / (floors + 2))) +
      shape.place(
        x + (random.chance(0.5) ? 108 : -108) * u,
        h * 0.82,
        tower(sheet, 2, shade(wall, -0.04), lights),
        0,
        u * 0.72,
      ) +
      hills(sheet, {
        top: 0.86,
        bottom: 0.96,
        count: 2,
        far: shade(p.low, 0.03),
        near: shade(p.low, -0.04),
        relief: 0.07,
      }) +
      cloud(sheet, w * 0.2, h * 0.8, w * 0.9, shade(p.glow, 0, 0.6), 0.3) +
      veil(sheet, 0.5)
    )
  },
}
