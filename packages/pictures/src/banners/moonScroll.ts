import { calm, ground } from '../motifs/light.ts'
import { cloud, crane, moon } from '../motifs/sky.ts'
import { hills } from '../motifs/hills.ts'
import { tower } from '../motifs/buildings.ts'
import type { Scene } from '../svg/sheet.ts'
import { palettes } from '../svg/palettes.ts'
import { shade } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'

/** A long scroll of hills under a great moon, a tower lit, cranes going home. */
export const moonScroll: Scene = {
  palettes: [palettes.dusk],
  draw(sheet) {
    const { width: w, height: h, palette: p } = sheet
    const scale = h / 420
    const birds = (
      [
        [0.56, 0.3, 0.26],
        [0.62, 0.22, 0.2],
        [0.5, 0.2, 0.16],
      ] as const
    ).map(([x, y, size]) => shape.place(w * x, h * y, crane(p.pale, p.low), -8, size * scale * 1.4))
    return (
      ground(sheet, 0.74, 0.4, 0.5) +
      moon(sheet, w * 0.74, h * 0.4, h * 0.27) +
      cloud(sheet, w * 0.55, h * 0.3, w * 0.3, p.pale, 0.3) +
      hills(sheet, {
        top: 0.66,
        bottom: 0.8,
        count: 3,
        far: shade(p.high, -0.04),
        near: shade(p.low, 0.1),
        relief: 0.3,
        sharp: true,
      }) +
      cloud(sheet, w * 0.4, h * 0.66, w * 0.4, p.glow, 0.36) +
      shape.place(
        w * 0.84,
        h * 0.86,
        tower(sheet, 5, shade(p.low, 0.02), [0.86, 0.13, 75]),
        0,
        scale * 0.98,
      ) +
      birds.join('') +
      hills(sheet, {
        top: 0.88,
        bottom: 0.98,
        count: 2,
        far: shade(p.low, 0.05),
        near: shade(p.low, -0.04),
        relief: 0.12,
      }) +
      cloud(sheet, w * 0.62, h * 0.86, w * 0.4, p.glow, 0.24) +
      calm(sheet, 0.6)
    )
  },
}
