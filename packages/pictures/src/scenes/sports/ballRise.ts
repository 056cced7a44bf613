import { glow, ground, veil } from '../../motifs/light.ts'
import { hills } from '../../motifs/hills.ts'
import { football } from '../../motifs/football.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import { shade } from '../../svg/tone.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A football that rises over the hills as large as a sun. */
export const ballRise: Scene = {
  palettes: [palettes.apricot, palettes.plum, palettes.jade, palettes.ocean, palettes.bronze],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const r = random.between(92, 112) * u
    const [bx, by] = [w * random.between(0.4, 0.6), h * random.between(0.4, 0.46)]
    return (
      ground(sheet, 0.5, 0.4, 0.6) +
      glow(sheet, bx, by, 260 * u, p.glow, 0.75) +
      shape.place(bx, by, football(sheet, r), random.between(-50, 50)) +
      hills(sheet, {
        top: 0.58,
        bottom: 0.84,
        count: 4,
        far: shade(p.low, 0.16),
        near: shade(p.low, -0.06),
        relief: 0.08,
      }) +
      veil(sheet, 0.6)
    )
  },
}
