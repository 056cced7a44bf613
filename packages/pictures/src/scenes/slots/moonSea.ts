import { hills } from '../../motifs/hills.ts'
import { cloud, moon, stars } from '../../motifs/sky.ts'
import { ground, veil } from '../../motifs/light.ts'
import { sea } from '../../motifs/water.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/tone.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A full moon over water, islands far out. */
export const moonSea: Scene = {
  palettes: [palettes.midnight, palettes.indigo, palettes.dusk, palettes.abyss, palettes.harbour],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const x = w * random.between(0.34, 0.66)
    const horizon = h * random.between(0.56, 0.62)
    const r = random.between(52, 78) * u
    const y = horizon - r * random.between(0.7, 1.7)
    const far = shade(p.high, -0.04)
    return (
      ground(sheet, x / w, y / h, 0.3) +
      stars(sheet, 50, 0.5) +
      moon(sheet, x, y, r) +
      cloud(sheet, w * random.between(-0.1, 0.1), y + r * 0.5, w * 0.5, shade(p.high, 0.12, 0.7), 0.5) +
      cloud(sheet, w * random.between(0.5, 0.7), y + r * 0.1, w * 0.45, shade(p.high, 0.16, 0.6), 0.4) +
      hills(sheet, {
        top: horizon / h + 0.02,
        bottom: horizon / h + 0.03,
        count: 1,
        far,
        near: shade(p.low, 0.08),
        relief: 0.07,
      }) +
      sea(sheet, horizon, shade(p.low, 0.1, 1.1), p.glow, x) +
      veil(sheet, 0.6)
    )
  },
}
