import { glow } from '../../motifs/glow.ts'
import { ground } from '../../motifs/ground.ts'
import { shadow } from '../../motifs/shadow.ts'
import { sphere } from '../../motifs/sphere.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { num } from '../../svg/num.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** A shuttlecock falling past a racket's strings. */
export const shuttle: Scene = {
  palettes: [palettes.celadon, palettes.moss, palettes.court, palettes.lilac],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const [rx, ry] = [112 * u, 136 * u]
    let strings = ''
    for (let string = -9; string <= 9; string++) {
      const x = (string / 10) * rx
      const reach = Math.sqrt(1 - (string / 10) ** 2)
      strings += `M${num(x)} ${num(-reach * ry)}V${num(reach * ry)}M${num(-reach * rx)} ${num((string / 10) * ry)}H${num(reach * rx)}`
    }
    const frame = sheet.linear(
      [
        [0, [0.6, 0.18, 30]],
        [0.5, [0.4, 0.12, 20]],
        [1, [0.25, 0.03, 262]],
      ],
      60,
    )
    const racket =
      shape.stroke(strings, css([0.98, 0.01, 90], 0.6), 1 * u) +
      shape.ellipse(0, 0, rx, ry, 'none', { stroke: frame, 'stroke-width': 9 * u }) +
      shape.path(`M${-5 * u} ${ry}L${-5 * u} ${ry + 300 * u}H${5 * u}L${5 * u} ${ry}Z`, css([0.3, 0.03, 262]))
    let feathers = ''
    for (let feather = 0; feather < 9; feather++) {
      const x = (feather - 4) * 15 * u
      const lean = (feather - 4) * 4.6 * u
      feathers +=
        shape.path(
          `M${lean} ${-16 * u}L${x - 9 * u} ${-112 * u}Q${x} ${-124 * u} ${x + 9 * u} ${-112 * u}Z`,
          sheet.linear(
            [
              [0, [0.995, 0, 0], 0.96],
              [1, [0.86, 0.02, 240], 0.9],
            ],
            20 + feather * 16,
          ),
        ) + shape.stroke(`M${lean} ${-16 * u}L${x} ${-116 * u}`, css([0.7, 0.02, 240], 0.7), 1 * u)
    }
    const cock =
      feathers +
      shape.stroke(
        `M${-34 * u} ${-58 * u}Q0 ${-50 * u} ${34 * u} ${-58 * u}M${-25 * u} ${-40 * u}Q0 ${-33 * u} ${25 * u} ${-40 * u}`,
        css([0.55, 0.16, 30]),
        2 * u,
      ) +
      shape.place(0, -4 * u, sphere(sheet, 23 * u, [0.95, 0.02, 85]))
    const turn = random.between(-30, -14)
    return (
      ground(sheet, 0.6, 0.15, 0.5) +
      glow(sheet, w / 2, h * 0.4, 220 * u, p.glow, 0.4) +
      shadow(sheet, w * 0.44, h * 0.56, 110 * u, 120 * u, 0.24) +
      shape.place(w * 0.42, h * 0.46, racket, turn) +
      shape.place(w * 0.62, h * 0.4, cock, random.between(20, 44)) +
      veil(sheet, 0.62)
    )
  },
}
