import { ground } from '../../motifs/ground.ts'
import { hills } from '../../motifs/hills.ts'
import { moon } from '../../motifs/moon.ts'
import { shadow } from '../../motifs/shadow.ts'
import { cloud } from '../../motifs/cloud.ts'
import { tile } from '../../motifs/tile.ts'
import { veil } from '../../motifs/veil.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../scene.ts'

/** A few tiles standing in a landscape, as tall as towers. */
export const tileHand: Scene = {
  palettes: [
    palettes.celadon,
    palettes.apricot,
    palettes.dusk,
    palettes.mist,
    palettes.jade,
    palettes.bronze,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const back = random.pick<Tone>([
      [0.5, 0.11, 158],
      [0.48, 0.12, 252],
      [0.54, 0.17, 27],
    ])
    const count = 3 + random.int(2)
    const size = (count === 3 ? 82 : 66) * u
    let body = ''
    for (let index = 0; index < count; index++) {
      const x = w / 2 + (index - (count - 1) / 2) * size * 1.08
      const y = h * 0.47 - Math.abs(index - (count - 1) / 2) * -8 * u - (index === 1 ? 26 * u : 0)
      body +=
        shadow(sheet, x + 4 * u, h * 0.66, size * 0.56, 8 * u, 0.5) +
        shape.place(x, y, tile(sheet, size, back), random.between(-4, 4))
    }
    const near = p.high[0] > 0.8 ? shade(p.second, 0) : shade(p.low, 0.03)
    return (
      ground(sheet, 0.5, 0.25, 0.5) +
      moon(sheet, w * random.between(0.3, 0.7), h * 0.22, random.between(40, 60) * u) +
      cloud(sheet, -w * 0.1, h * 0.3, w * 0.7, p.pale, 0.4) +
      hills(sheet, {
        top: 0.6,
        bottom: 0.74,
        count: 3,
        far: shade(p.high, -0.08),
        near,
        relief: 0.13,
        sharp: random.chance(0.4),
      }) +
      body +
      hills(sheet, {
        top: 0.8,
        bottom: 0.9,
        count: 2,
        far: shade(near, 0.03),
        near: shade(near, -0.08),
        relief: 0.07,
      }) +
      cloud(sheet, w * 0.3, h * 0.7, w * 0.8, p.pale, 0.4) +
      veil(sheet, 0.6)
    )
  },
}
