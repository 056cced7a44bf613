import { cloud, crane, moon } from '../../motifs/sky.ts'
import { ground, veil } from '../../motifs/light.ts'
import { hills } from '../../motifs/hills.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/tone.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Ranges in the blue and green of old scrolls, a red sun, cranes passing. */
export const mountains: Scene = {
  palettes: [palettes.celadon, palettes.paper, palettes.apricot, palettes.mist, palettes.blossom],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const sunX = w * random.between(0.3, 0.7)
    const near = shade(p.second, -0.1, 0.9)
    let birds = ''
    for (let bird = 0; bird < 3; bird++) {
      const x = w * random.between(0.18, 0.82)
      birds += shape.place(
        x,
        h * random.between(0.2, 0.42),
        crane(p.pale, near),
        random.between(-18, 12),
        random.between(0.16, 0.3) * u,
      )
    }
    return (
      ground(sheet, sunX / w, 0.3, 0.5) +
      moon(
        sheet,
        sunX,
        h * random.between(0.24, 0.34),
        random.between(36, 58) * u,
        random.chance(0.6) ? p.accent : p.glow,
      ) +
      cloud(sheet, w * random.between(-0.2, 0.3), h * 0.42, w * 0.6, p.pale, 0.7) +
      hills(sheet, {
        top: 0.56,
        bottom: 0.98,
        count: 5,
        far: shade(p.high, -0.1, 1.4),
        near,
        relief: 0.2,
        sharp: random.chance(0.5),
      }) +
      cloud(sheet, w * random.between(0.3, 0.6), h * 0.66, w * 0.6, p.pale, 0.55) +
      birds +
      veil(sheet, 0.5)
    )
  },
}
