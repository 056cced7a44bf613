import { ground } from '../../motifs/ground.ts'
import { hills } from '../../motifs/hills.ts'
import { moon } from '../../motifs/moon.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { num } from '../../svg/num.ts'
import { palettes } from '../../svg/palettes.ts'
import type { Point } from '../../svg/point.ts'
import { ribbon } from '../../svg/ribbon.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** A road or course winding away through hills, its edge striped. */
export const circuit: Scene = {
  palettes: [palettes.apricot, palettes.jade, palettes.dusk, palettes.lagoon, palettes.mist],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const land = shade(p.high[0] > 0.8 ? [0.56, 0.1, 140] : p.high, -0.06, 1.1)
    const way = random.chance(0.5) ? 1 : -1
    const spine: Point[] = []
    for (let step = 0; step <= 26; step++) {
      const t = step / 26
      const depth = t ** 1.7
      spine.push([
        w * (0.5 + way * Math.sin(t * 4.1 + 0.5) * (0.06 + depth * 0.34)),
        h * (0.5 + depth * 0.62),
      ])
    }
    const wide = (t: number) => (3 + t ** 1.9 * 66) * u
    let dashes = ''
    for (const [index, [x, y]] of spine.entries()) {
      const next = spine[index + 1]
      if (!next || index % 2) continue
      dashes += shape.stroke(
        `M${num(x)} ${num(y)}L${num((x + next[0]) / 2)} ${num((y + next[1]) / 2)}`,
        css([0.97, 0.01, 90], 0.85),
        Math.max(0.8, wide(index / 26) * 0.07),
      )
    }
    const kerb = ribbon(spine, (t) => wide(t) * 1.12)
    let stripes = ''
    for (let index = 0; index < spine.length; index++) {
      const [x, y] = spine[index] ?? [0, 0]
      const t = index / 26
      if (index % 2)
        stripes += shape.rect(
          x - wide(t) * 1.4,
          y,
          wide(t) * 2.8,
          h * (0.004 + t * 0.03),
          css([0.62, 0.2, 28]),
        )
    }
    return (
      ground(sheet, 0.5, 0.4, 0.55) +
      moon(sheet, w * (0.5 + way * 0.2), h * 0.28, random.between(36, 56) * u) +
      hills(sheet, {
        top: 0.48,
        bottom: 0.56,
        count: 3,
        far: shade(p.high, -0.08),
        near: shade(land, 0.04),
        relief: 0.14,
        sharp: random.chance(0.5),
      }) +
      shape.rect(
        0,
        h * 0.53,
        w,
        h * 0.47,
        sheet.linear([
          [0, shade(land, 0.08)],
          [1, shade(land, -0.16)],
        ]),
      ) +
      shape.path(kerb, css([0.97, 0.01, 90])) +
      shape.group(stripes, { 'clip-path': sheet.clip(shape.path(kerb, '#000')) }) +
      shape.path(
        ribbon(spine, wide),
        sheet.linear([
          [0, [0.5, 0.012, 262]],
          [1, [0.3, 0.014, 262]],
        ]),
      ) +
      dashes +
      veil(sheet, 0.55)
    )
  },
}
