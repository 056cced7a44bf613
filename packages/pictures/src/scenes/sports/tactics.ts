import { glow, veil } from '../../motifs/light.ts'
import { football } from '../../motifs/football.ts'
import { num } from '../../svg/path.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import { css, shade } from '../../svg/tone.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A board of tactics in chalk: rings and crosses, the way of an attack, a ball lying on it. */
export const tactics: Scene = {
  palettes: [palettes.pine, palettes.slate, palettes.claret, palettes.midnight, palettes.felt],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const chalk = css([0.96, 0.01, 110], 0.82)
    const soft = css([0.96, 0.01, 110], 0.5)
    const board = sheet.linear(
      [
        [0, shade(p.high, -0.04)],
        [1, shade(p.low, 0.04)],
      ],
      70,
    )
    const pitch =
      shape.rect(w * 0.1, h * 0.06, w * 0.8, h * 0.86, 'none', { stroke: soft, 'stroke-width': 3 * u }) +
      shape.rect(w * 0.28, h * 0.06, w * 0.44, h * 0.12, 'none', { stroke: soft, 'stroke-width': 3 * u }) +
      shape.stroke(`M${num(w * 0.1)} ${num(h * 0.5)}H${num(w * 0.9)}`, soft, 3 * u) +
      shape.circle(w / 2, h * 0.5, 44 * u, 'none', { stroke: soft, 'stroke-width': 3 * u })
    let men = ''
    for (const [fx, fy] of [
      [0.24, 0.28],
      [0.5, 0.24],
      [0.76, 0.3],
      [0.36, 0.42],
      [0.66, 0.44],
    ] as const) {
      const [x, y] = [w * fx + random.between(-12, 12) * u, h * fy + random.between(-10, 10) * u]
      const a = 11 * u
      men += shape.stroke(
        `M${num(x - a)} ${num(y - a)}L${num(x + a)} ${num(y + a)}M${num(x + a)} ${num(y - a)}L${num(x - a)} ${num(y + a)}`,
        css(p.accent, 0.95),
        5 * u,
      )
    }
    for (const [fx, fy] of [
      [0.2, 0.6],
      [0.44, 0.64],
      [0.8, 0.58],
    ] as const)
      men += shape.circle(w * fx + random.between(-12, 12) * u, h * fy, 13 * u, 'none', {
        stroke: chalk,
        'stroke-width': 5 * u,
      })
    const [sx, sy] = [w * random.between(0.54, 0.7), h * 0.62]
    const [ex, ey] = [w * random.between(0.4, 0.6), h * 0.15]
    const bend = w * random.pick([0.16, 0.88])
    const way = `M${num(sx)} ${num(sy)}C${num(bend)} ${num(h * 0.5)} ${num(bend)} ${num(h * 0.3)} ${num(ex)} ${num(ey)}`
    const side = bend > ex ? 1 : -1
    const head = `M${num(ex + side * 4 * u)} ${num(ey + 20 * u)}L${num(ex)} ${num(ey)}L${num(ex + side * 22 * u)} ${num(ey + 4 * u)}`
    return (
      shape.rect(0, 0, w, h, board) +
      glow(sheet, w * 0.5, h * 0.25, 240 * u, p.glow, 0.26) +
      pitch +
      men +
      shape.stroke(way, chalk, 5 * u, { 'stroke-dasharray': `${num(13 * u)} ${num(12 * u)}` }) +
      shape.stroke(head, chalk, 5 * u) +
      shape.place(sx, sy, football(sheet, 26 * u), random.between(-40, 40)) +
      veil(sheet, 0.6)
    )
  },
}
