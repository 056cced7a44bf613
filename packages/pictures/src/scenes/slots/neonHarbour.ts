import { glow, ground, veil } from '../../motifs/light.ts'
import { sea } from '../../motifs/water.ts'
import { moon, stars } from '../../motifs/sky.ts'
import { skyline } from '../../motifs/buildings.ts'
import { css, shade } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A harbour city after dark, its windows on the water. */
export const neonHarbour: Scene = {
  palettes: [palettes.indigo, palettes.plum, palettes.harbour, palettes.abyss, palettes.dusk],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const horizon = h * 0.66
    const city = skyline(sheet, horizon, 0.44, shade(p.low, 0.05), p.accent)
    const mirror = shape.group(shape.place(0, horizon * 2, city, 0, 1, -1), {
      opacity: 0.32,
      filter: sheet.blur(2.4 * u),
    })
    const neon = random.pick([p.accent, shade([0.72, 0.2, 350], 0), shade([0.8, 0.13, 195], 0)] as const)
    const ring = (extra: number, alpha: number) =>
      shape.circle(w * 0.5, h * 0.3, 58 * u, 'none', { stroke: css(neon, alpha), 'stroke-width': extra * u })
    const sign = random.chance(0.5)
      ? shape.group(ring(9, 0.5), { filter: sheet.blur(6 * u) }) +
        ring(3, 1) +
        shape.circle(w * 0.5, h * 0.3, 48 * u, 'none', {
          stroke: css(shade(neon, 0.1, 0.5), 0.5),
          'stroke-width': 1.2 * u,
        })
      : moon(sheet, w * random.between(0.25, 0.75), h * 0.2, random.between(22, 40) * u)
    return (
      ground(sheet, 0.5, 0.66, 0.5) +
      stars(sheet, 40, 0.4) +
      sign +
      glow(sheet, w / 2, horizon, 210 * u, p.accent, 0.35) +
      skyline(sheet, horizon, 0.3, shade(p.high, -0.04), p.glow) +
      city +
      sea(sheet, horizon, shade(p.low, 0.05), p.accent, w / 2, 140) +
      mirror +
      veil(sheet, 0.6)
    )
  },
}
