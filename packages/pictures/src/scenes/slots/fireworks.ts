import { glow, ground, veil } from '../../motifs/light.ts'
import { sea } from '../../motifs/water.ts'
import { skyline } from '../../motifs/buildings.ts'
import { stars } from '../../motifs/sky.ts'
import { css, shade, type Tone } from '../../svg/tone.ts'
import { num } from '../../svg/path.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Fireworks over the roofs, their light on the water. */
export const fireworks: Scene = {
  palettes: [palettes.midnight, palettes.plum, palettes.indigo, palettes.claret],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const horizon = h * 0.72
    const lights: readonly [Tone, ...Tone[]] = [
      [0.82, 0.13, 80],
      [0.68, 0.19, 25],
      [0.8, 0.1, 200],
      [0.76, 0.14, 340],
      [0.92, 0.06, 95],
    ]
    let bursts = ''
    for (const [bx, by, size] of [
      [0.34, 0.26, 96],
      [0.72, 0.2, 62],
      [0.62, 0.46, 70],
      [0.16, 0.5, 42],
    ] as const) {
      const [x, y] = [w * (bx + random.between(-0.06, 0.06)), h * (by + random.between(-0.04, 0.04))]
      const tone = random.pick(lights)
      const rays = 22 + random.int(16)
      const paint = sheet.radial([
        [0, shade(tone, 0.14, 0.4), 0],
        [0.3, tone, 0.5],
        [1, shade(tone, 0.12, 0.7), 1],
      ])
      let d = ''
      let tips = ''
      for (let ray = 0; ray < rays; ray++) {
        const angle = (ray / rays) * 6.283
        const r = size * u * random.between(0.72, 1.05)
        const [ex, ey] = [Math.cos(angle) * r, Math.sin(angle) * r + r * 0.12]
        d += `M${num(ex * 0.22)} ${num(ey * 0.22)}Q${num(ex * 0.7)} ${num(ey * 0.62)} ${num(ex)} ${num(ey)}`
        tips += shape.circle(ex, ey, random.between(1.1, 2.3) * u, css(shade(tone, 0.12, 0.6)))
      }
      bursts +=
        glow(sheet, x, y, size * 1.5 * u, tone, 0.4) +
        shape.place(x, y, shape.stroke(d, paint, 1.5 * u) + tips)
    }
    return (
      ground(sheet, 0.4, 0.3, 0.16) +
      stars(sheet, 30, 0.5) +
      bursts +
      skyline(sheet, horizon, 0.2, shade(p.low, 0.04), p.accent) +
      sea(sheet, horizon, shade(p.low, 0.03), p.accent, w * 0.4, 120) +
      veil(sheet, 0.5)
    )
  },
}
