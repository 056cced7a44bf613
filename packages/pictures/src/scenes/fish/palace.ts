import { deep, seabed } from '../../motifs/seabed.ts'
import { fish, fishTones } from '../../motifs/fish.ts'
import { glow, veil } from '../../motifs/light.ts'
import { tower } from '../../motifs/buildings.ts'
import { hills } from '../../motifs/hills.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/tone.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Roofs of the dragon king's palace, lit, at the bottom of the sea. */
export const palace: Scene = {
  palettes: [palettes.abyss, palettes.indigo, palettes.lagoon, palettes.harbour, palettes.jade],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const light = shade([0.86, 0.12, 80], 0)
    const wall = shade(p.low, 0.14, 1.2)
    const floors = 2 + random.int(3)
    let small = ''
    for (let index = 0; index < 7; index++) {
      const way = random.chance(0.5) ? 1 : -1
      const size = random.between(0.18, 0.44) * u
      small += shape.place(
        w * random.next(),
        h * random.between(0.1, 0.6),
        fish(
          sheet,
          random.pick(fishTones),
          random.pick(['plain', 'bands', 'line']),
          [0.97, 0.01, 90],
          random.between(1, 1.4),
        ),
        random.between(-12, 12),
        way * size,
        size,
      )
    }
    return (
      deep(sheet, 0.36) +
      hills(sheet, {
        top: 0.6,
        bottom: 0.72,
        count: 2,
        far: shade(p.high, -0.08),
        near: shade(p.low, 0.1),
        relief: 0.2,
        sharp: true,
      }) +
      glow(sheet, w / 2, h * 0.56, 190 * u, light, 0.5) +
      shape.place(
        w * 0.2,
        h * 0.76,
        tower(sheet, Math.max(1, floors - 1), shade(wall, -0.03), light),
        0,
        0.95 * u,
      ) +
      shape.place(
        w * 0.8,
        h * 0.76,
        tower(sheet, Math.max(1, floors - 1), shade(wall, -0.03), light),
        0,
        0.95 * u,
      ) +
      shape.place(w / 2, h * 0.78, tower(sheet, floors, wall, light), 0, 1.7 * u, 1.45 * u) +
      small +
      seabed(sheet, 0.8, 7) +
      veil(sheet, 0.56)
    )
  },
}
