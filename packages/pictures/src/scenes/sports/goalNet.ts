import { ground, shadow, veil } from '../../motifs/light.ts'
import { football } from '../../motifs/football.ts'
import { num } from '../../svg/path.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import { css, shade } from '../../svg/tone.ts'
import type { Scene } from '../../svg/sheet.ts'

/** The ball in the net, seen from behind the goal: the cords bulge where it lies. */
export const goalNet: Scene = {
  palettes: [palettes.indigo, palettes.turf, palettes.dusk, palettes.harbour, palettes.copper],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const [bx, by] = [w * random.between(0.36, 0.64), h * random.between(0.34, 0.46)]
    const r = random.between(54, 64) * u
    const pull = (at: number, to: number, reach: number) =>
      at + (to - at) * Math.exp(-(((to - at) / reach) ** 2)) * 0.5
    let cords = ''
    for (let x = -40 * u; x < w + 40 * u; x += 24 * u)
      cords += `M${num(x)} ${num(h * 0.1)}Q${num(pull(x, bx, 110 * u))} ${num(by)} ${num(x)} ${num(h)}`
    for (let y = h * 0.12; y < h; y += 24 * u)
      cords += `M${num(-20 * u)} ${num(y)}Q${num(bx)} ${num(pull(y, by, 110 * u))} ${num(w + 20 * u)} ${num(y)}`
    const post = css([0.97, 0.01, 90])
    const edge = css(shade(p.low, -0.02), 0.5)
    return (
      ground(sheet, 0.5, 0.1, 0.55) +
      shape.rect(0, h * 0.78, w, h * 0.22, css([0.42, 0.1, 152], 0.85)) +
      shadow(sheet, bx + 14 * u, by + 26 * u, r, r * 0.9, 0.45) +
      shape.place(bx, by, football(sheet, r), random.between(-40, 40)) +
      shape.stroke(cords, edge, 3.4 * u) +
      shape.stroke(cords, css(p.pale, 0.75), 1.6 * u) +
      shape.stroke(`M${num(w * 0.05)} ${num(h)}V${num(h * 0.09)}H${num(w * 0.95)}V${num(h)}`, edge, 13 * u) +
      shape.stroke(`M${num(w * 0.05)} ${num(h)}V${num(h * 0.09)}H${num(w * 0.95)}V${num(h)}`, post, 9 * u) +
      veil(sheet, 0.66)
    )
  },
}
