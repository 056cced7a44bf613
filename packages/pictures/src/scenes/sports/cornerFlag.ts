import { cloud, moon } from '../../motifs/sky.ts'
import { ground, shadow, veil } from '../../motifs/light.ts'
import { hills } from '../../motifs/hills.ts'
import { football } from '../../motifs/football.ts'
import { num, polygon } from '../../svg/path.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import { css, shade } from '../../svg/tone.ts'
import type { Scene } from '../../svg/sheet.ts'

/** The corner of a pitch under a wide sky: flag in the wind, quarter circle, ball. */
export const cornerFlag: Scene = {
  palettes: [palettes.lagoon, palettes.apricot, palettes.ocean, palettes.dusk, palettes.moss],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const horizon = h * 0.52
    const [fx, fy] = [w * random.between(0.32, 0.42), h * 0.7]
    const top = h * random.between(0.2, 0.26)
    const wave = random.between(-8, 8) * u
    const flag = `M${num(fx)} ${num(top)}C${num(fx + 34 * u)} ${num(top - 14 * u + wave)} ${num(fx + 62 * u)} ${num(top + 26 * u)} ${num(fx + 98 * u)} ${num(top + 12 * u + wave)}L${num(fx + 88 * u)} ${num(top + 62 * u)}C${num(fx + 58 * u)} ${num(top + 76 * u)} ${num(fx + 36 * u)} ${num(top + 44 * u + wave)} ${num(fx)} ${num(top + 60 * u)}Z`
    const line = css(p.pale, 0.9)
    const lawn = polygon([
      [0, horizon],
      [w, horizon],
      [w, h],
      [0, h],
    ])
    const r = 26 * u
    const [bx, by] = [fx + 62 * u, fy + 6 * u]
    return (
      ground(sheet, 0.7, 0.2, 0.6) +
      moon(sheet, w * 0.76, h * 0.2, 34 * u) +
      cloud(sheet, w * 0.66, h * 0.34, 90 * u, p.pale) +
      hills(sheet, {
        top: 0.42,
        bottom: 0.5,
        count: 2,
        far: shade(p.high, -0.08),
        near: shade(p.low, 0.12),
      }) +
      shape.path(lawn, css([0.52, 0.12, 148])) +
      shape.path(
        lawn,
        sheet.linear(
          [
            [0, [0.66, 0.12, 140], 0.6],
            [1, [0.28, 0.07, 160], 0.7],
          ],
          90,
        ),
      ) +
      shape.stroke(
        `M${num(fx)} ${num(fy)}L${num(w + 20)} ${num(fy - 54 * u)}M${num(fx)} ${num(fy)}L${num(w * 0.98)} ${num(h + 20)}`,
        line,
        5 * u,
      ) +
      shape.stroke(
        `M${num(fx + 86 * u)} ${num(fy - 21 * u)}A${num(86 * u)} ${num(56 * u)} 0 0 1 ${num(fx + 54 * u)} ${num(fy + 44 * u)}`,
        line,
        4 * u,
      ) +
      shadow(sheet, fx + 16 * u, fy + 3 * u, 22 * u, 5 * u, 0.5) +
      shape.stroke(`M${num(fx)} ${num(fy)}V${num(top)}`, css([0.95, 0.02, 90]), 6 * u) +
      shape.path(flag, css([0.6, 0.2, 30])) +
      shape.path(
        flag,
        sheet.linear(
          [
            [0, [1, 0, 0], 0.25],
            [0.5, [1, 0, 0], 0],
            [1, [0.2, 0.08, 20], 0.35],
          ],
          0,
        ),
      ) +
      shadow(sheet, bx + 6 * u, by + r * 0.9, r, r * 0.26, 0.55) +
      shape.place(bx, by, football(sheet, r), random.between(-40, 40)) +
      veil(sheet, 0.62)
    )
  },
}
