import { calm, ground } from '../motifs/light.ts'
import { hills } from '../motifs/hills.ts'
import { junk } from '../motifs/junk.ts'
import { lantern } from '../motifs/lantern.ts'
import { moon, stars } from '../motifs/sky.ts'
import { sea } from '../motifs/water.ts'
import { skyline } from '../motifs/buildings.ts'
import type { Scene } from '../svg/sheet.ts'
import { palettes } from '../svg/palettes.ts'
import { shade } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'

/** Night in the harbour: the moon, the lit shore, a junk coming in, lanterns at the quay. */
export const harbourNight: Scene = {
  palettes: [palettes.harbour],
  draw(sheet) {
    const { width: w, height: h, palette: p } = sheet
    const horizon = h * 0.68
    const scale = h / 420
    const city = skyline(sheet, horizon, 0.3, shade(p.low, 0.06), p.glow)
    let row = ''
    for (const [x, y, r] of [
      [0.5, 0.14, 0.055],
      [0.6, 0.22, 0.07],
      [0.9, 0.2, 0.085],
      [0.98, 0.12, 0.06],
    ] as const)
      row += shape.place(w * x, h * y, lantern(sheet, h * r, [0.62, 0.19, 32], h * y + 20))
    return (
      ground(sheet, 0.72, 0.4, 0.4) +
      stars(sheet, 90, 0.5) +
      moon(sheet, w * 0.75, h * 0.36, h * 0.15) +
      hills(sheet, {
        top: 0.6,
        bottom: 0.66,
        count: 2,
        far: shade(p.high, -0.06),
        near: shade(p.low, 0.1),
        relief: 0.16,
      }) +
      city +
      sea(sheet, horizon, shade(p.low, 0.07), p.glow, w * 0.75, 90) +
      shape.place(w * 0.75, h * 0.86, junk(sheet, [0.62, 0.18, 34], [0.3, 0.05, 45]), 0, scale * 1.25) +
      row +
      calm(sheet, 0.66)
    )
  },
}
