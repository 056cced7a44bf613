import { deep, seabed } from '../../motifs/seabed.ts'
import { fish, fishTones } from '../../motifs/fish.ts'
import { veil } from '../../motifs/light.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A few reef fish, one large and near. */
export const portrait: Scene = {
  palettes: [palettes.lagoon, palettes.abyss, palettes.ocean, palettes.indigo, palettes.pine],
  draw(sheet) {
    const { width: w, height: h, unit: u, random } = sheet
    const way = random.chance(0.5) ? 1 : -1
    const one = (tall: number) =>
      fish(
        sheet,
        random.pick(fishTones),
        random.pick(['bands', 'line', 'plain', 'bands']),
        random.pick<Tone>([
          [0.97, 0.01, 90],
          [0.25, 0.04, 260],
          [0.85, 0.13, 90],
        ]),
        tall,
      )
    let back = ''
    for (let index = 0; index < 5; index++)
      back += shape.place(
        w * random.next(),
        h * random.between(0.1, 0.7),
        one(1),
        random.between(-10, 10),
        -way * 0.4 * u,
        0.4 * u,
      )
    return (
      deep(sheet) +
      shape.group(back, { opacity: 0.55, filter: sheet.blur(0.8 * u) }) +
      seabed(sheet, 0.78, 6) +
      shape.place(w * 0.27, h * 0.66, one(1.2), 8, -way * 0.62 * u, 0.62 * u) +
      shape.place(w * 0.74, h * 0.22, one(1.3), -6, way * 0.62 * u, 0.62 * u) +
      shape.place(
        w * 0.5,
        h * 0.42,
        one(random.between(1.1, 1.4)),
        random.between(-10, 10) * way,
        way * 1.75 * u,
        1.75 * u,
      ) +
      veil(sheet, 0.6)
    )
  },
}
