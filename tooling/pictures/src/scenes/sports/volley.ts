import { ground } from '../../motifs/ground.ts'
import { hills } from '../../motifs/hills.ts'
import { moon } from '../../motifs/moon.ts'
import { sea } from '../../motifs/sea.ts'
import { sportBall } from '../../motifs/sportBall.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** A net on the beach at sundown, the ball above it. */
export const volley: Scene = {
  palettes: [palettes.apricot, palettes.dusk, palettes.lagoon, palettes.blossom],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const top = h * 0.44
    let mesh = ''
    for (let x = 0; x <= w; x += 15 * u)
      mesh += `M${x} ${top - (x / w) * 26 * u}V${top + 82 * u - (x / w) * 40 * u}`
    for (let row = 1; row < 6; row++) mesh += `M0 ${top + row * 14 * u}L${w} ${top - 26 * u + row * 11.4 * u}`
    const sand = shade([0.82, 0.07, 78], 0)
    const r = random.between(44, 56) * u
    const ball = shape.place(
      w * random.between(0.36, 0.64),
      h * random.between(0.22, 0.3),
      sportBall(sheet, 'volleyball', r),
      random.between(-60, 60),
    )
    return (
      ground(sheet, 0.5, 0.46, 0.6) +
      moon(sheet, w * 0.5, h * 0.48, 46 * u) +
      sea(sheet, h * 0.52, shade(p.high, -0.16, 1.2), p.glow, w * 0.5, 50) +
      hills(sheet, { top: 0.72, bottom: 0.86, count: 2, far: sand, near: shade(sand, -0.12), relief: 0.03 }) +
      shape.stroke(mesh, css([0.98, 0.01, 90], 0.55), 1.2 * u) +
      shape.stroke(
        `M0 ${top}L${w} ${top - 26 * u}M0 ${top + 82 * u}L${w} ${top + 42 * u}`,
        css([0.98, 0.01, 90]),
        5 * u,
      ) +
      shape.stroke(`M${w * 0.04} ${top - 12 * u}V${h * 0.84}`, css([0.35, 0.04, 50]), 7 * u) +
      ball +
      veil(sheet, 0.6)
    )
  },
}
