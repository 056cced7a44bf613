import { card } from '../../motifs/card.ts'
import { glow } from '../../motifs/glow.ts'
import { ground } from '../../motifs/ground.ts'
import { hills } from '../../motifs/hills.ts'
import { veil } from '../../motifs/veil.ts'
import { moon } from '../../motifs/moon.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** A wide hand of cards rising like a sun behind fields, or a spiral of them. */
export const landlord: Scene = {
  palettes: [
    palettes.jade,
    palettes.apricot,
    palettes.vermilion,
    palettes.moss,
    palettes.lagoon,
    palettes.dusk,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const count = 9 + random.int(3)
    let fan = ''
    for (let index = 0; index < count; index++) {
      const turn = (index - (count - 1) / 2) * (118 / count)
      fan += shape.place(w / 2, h * 0.68, shape.place(0, -150 * u, card(sheet, 80 * u, {}, p.second)), turn)
    }
    const near = p.high[0] > 0.8 ? p.second : shade(p.low, 0.05)
    return (
      ground(sheet, 0.5, 0.3, 0.5) +
      moon(sheet, w / 2, h * 0.22, 50 * u) +
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
