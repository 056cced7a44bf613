import { deep, seabed } from '../../motifs/seabed.ts'
import { fish, fishTones } from '../../motifs/fish.ts'
import { veil } from '../../motifs/light.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/tone.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A shoal wheeling round the light. */
export const shoal: Scene = {
  palettes: [palettes.ocean, palettes.lagoon, palettes.abyss, palettes.harbour, palettes.jade],
  draw(sheet) {
    const { width: w, height: h, unit: u, random } = sheet
    const tone = random.pick(fishTones)
    const way = random.chance(0.5) ? 1 : -1
    const single = fish(sheet, tone, 'plain', tone)
    let body = ''
    for (let index = 0; index < 64; index++) {
      const angle = index * 0.46 + random.between(-0.2, 0.2)
      const far = (34 + index * 1.9) * u
      const [x, y] = [w / 2 + Math.cos(angle) * far * 1.02, h * 0.4 + Math.sin(angle) * far * 0.92]
      const size = (0.12 + index * 0.0042) * u * random.between(0.85, 1.2)
      body += shape.group(shape.place(x, y, single, (angle * 180) / Math.PI + 90 * way, size, size * way), {
        opacity: 0.5 + index / 130,
      })
    }
    const hero = shape.place(
      w * 0.5,
      h * 0.4,
      fish(
        sheet,
        shade(random.pick(fishTones), 0.02),
        random.pick(['bands', 'line']),
        [0.97, 0.01, 90],
        1.25,
      ),
      random.between(-14, 14),
      way * 0.86 * u,
      0.86 * u,
    )
    return deep(sheet) + body + hero + seabed(sheet, 0.86, 5) + veil(sheet, 0.6)
  },
}
