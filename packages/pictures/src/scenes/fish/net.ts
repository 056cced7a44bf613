import { deep } from '../../motifs/seabed.ts'
import { fish, fishTones } from '../../motifs/fish.ts'
import { veil } from '../../motifs/light.ts'
import { css } from '../../svg/tone.ts'
import { num } from '../../svg/path.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A cast net opening over a shoal, weights along its hem. */
export const net: Scene = {
  palettes: [palettes.lagoon, palettes.harbour, palettes.jade, palettes.ocean, palettes.dusk],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const [cx, top] = [w * random.between(0.4, 0.6), h * 0.02]
    const [rx, ry, cy] = [150 * u, 44 * u, h * 0.5]
    let lines = ''
    let weights = ''
    const cords = 22
    const edge = (index: number, t: number) => {
      const angle = (index / cords) * 6.283
      const swell = Math.sin(t * 1.57) ** 0.8
      return [cx + Math.cos(angle) * rx * swell, top + (cy - top) * t + Math.sin(angle) * ry * swell] as const
    }
    for (let index = 0; index < cords; index++) {
      const points = Array.from({ length: 11 }, (_, step) => edge(index + step * 0.5, step / 10))
      const mirror = Array.from({ length: 11 }, (_, step) => edge(index - step * 0.5, step / 10))
      for (const way of [points, mirror]) lines += `M${way.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`
      const [wx, wy] = edge(index, 1)
      weights += shape.circle(wx, wy, 4.2 * u, css(p.accent))
    }
    let shoal = ''
    for (let index = 0; index < 9; index++) {
      const size = random.between(0.5, 0.86) * u
      const way = random.chance(0.5) ? 1 : -1
      shoal += shape.place(
        cx + random.between(-105, 105) * u,
        h * random.between(0.3, 0.68),
        fish(
          sheet,
          random.pick(fishTones),
          random.pick(['bands', 'plain', 'line']),
          [0.97, 0.01, 90],
          random.between(1, 1.4),
        ),
        random.between(-20, 20),
        way * size,
        size,
      )
    }
    const hem = shape.ellipse(cx, cy, rx, ry, 'none', { stroke: css(p.pale, 0.8), 'stroke-width': 2.2 * u })
    return (
      deep(sheet, 0.34) +
      shoal +
      shape.stroke(lines, css(p.pale, 0.5), 1 * u) +
      hem +
      weights +
      veil(sheet, 0.6)
    )
  },
}
