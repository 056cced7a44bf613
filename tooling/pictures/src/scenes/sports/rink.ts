import { shadow } from '../../motifs/shadow.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { num } from '../../svg/num.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** Ice with its circles and the tracks of skates, a puck and a stick. */
export const rink: Scene = {
  palettes: [palettes.ice, palettes.mist],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const red = css([0.6, 0.18, 25], 0.85)
    const blue = css([0.55, 0.13, 250], 0.85)
    let cuts = ''
    for (let cut = 0; cut < 34; cut++) {
      const [x, y] = [random.between(-260, 260) * u, random.between(-260, 260) * u]
      cuts += `M${num(x)} ${num(y)}q${num(random.between(-70, 70) * u)} ${num(random.between(-40, 40) * u)} ${num(random.between(-150, 150) * u)} ${num(random.between(-90, 90) * u)}`
    }
    const marks =
      shape.circle(0, 0, 104 * u, 'none', { stroke: red, 'stroke-width': 5 * u }) +
      shape.circle(0, 0, 10 * u, red) +
      shape.rect(-400 * u, -190 * u, 800 * u, 14 * u, blue) +
      shape.rect(-400 * u, 176 * u, 800 * u, 14 * u, blue) +
      shape.stroke(
        `M${-104 * u} ${-18 * u}h${-22 * u}M${-104 * u} ${18 * u}h${-22 * u}M${104 * u} ${-18 * u}h${22 * u}M${104 * u} ${18 * u}h${22 * u}`,
        red,
        4 * u,
      )
    const ice = sheet.linear(
      [
        [0, shade(p.high, 0.05)],
        [1, shade(p.low, 0.02)],
      ],
      60,
    )
    const [px, py] = [w * random.between(0.4, 0.58), h * random.between(0.4, 0.5)]
    const side = sheet.linear(
      [
        [0, [0.16, 0.01, 260]],
        [0.4, [0.34, 0.01, 260]],
        [1, [0.1, 0.01, 260]],
      ],
      0,
    )
    const puck =
      shape.path(`M${-46 * u} 0V${22 * u}A${46 * u} ${20 * u} 0 0 0 ${46 * u} ${22 * u}V0Z`, side) +
      shape.ellipse(0, 0, 46 * u, 20 * u, css([0.26, 0.012, 260])) +
      shape.ellipse(0, 0, 36 * u, 15 * u, 'none', { stroke: css([0.4, 0.01, 260]), 'stroke-width': 1.4 * u })
    const stick =
      shape.stroke(`M${210 * u} ${-300 * u}L${64 * u} ${6 * u}`, css([0.62, 0.09, 62]), 11 * u) +
      shape.path(
        `M${70 * u} ${-6 * u}C${40 * u} ${24 * u} 0 ${34 * u} ${-40 * u} ${40 * u}L${-44 * u} ${56 * u}C${10 * u} ${54 * u} ${60 * u} ${40 * u} ${80 * u} ${4 * u}Z`,
        css([0.2, 0.02, 260]),
      )
    const light = sheet.radial(
      [
        [0, [1, 0, 0], 0.75],
        [1, [1, 0, 0], 0],
      ],
      0.3,
      0.2,
      0.7,
    )
    return (
      shape.rect(0, 0, w, h, ice) +
      shape.place(
        w / 2,
        h * 0.42,
        marks + shape.stroke(cuts, css([1, 0, 0], 0.7), 1.2 * u),
        random.pick([-24, 16, 32]),
      ) +
      shape.rect(0, 0, w, h, light) +
      shadow(sheet, px + 12 * u, py + 30 * u, 52 * u, 18 * u, 0.4) +
      shape.place(px + 42 * u, py - 22 * u, stick) +
      shape.place(px - 30 * u, py + 16 * u, puck) +
      veil(sheet, 0.6)
    )
  },
}
