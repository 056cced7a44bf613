import { ballTones } from '../../motifs/ballTones.ts'
import { glow } from '../../motifs/glow.ts'
import { ground } from '../../motifs/ground.ts'
import { numeral } from '../../motifs/numeral.ts'
import { shadow } from '../../motifs/shadow.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { num } from '../../svg/num.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../scene.ts'

/** A wheel of sectors with lamps around it and a pointer above. */
export const wheel: Scene = {
  palettes: [palettes.plum, palettes.harbour, palettes.vermilion, palettes.pine, palettes.dusk],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const brass = palettes.bronze.accent
    const sectors = random.pick([8, 10, 12, 12])
    const r = random.between(124, 134) * u
    const [first, second] = [random.int(4), random.int(4) + 4]
    let body = ''
    for (let index = 0; index < sectors; index++) {
      const half = Math.PI / sectors
      const middle = (index / sectors) * 2 * Math.PI
      const at = (angle: number, size: number) =>
        `${num(Math.cos(angle) * size)} ${num(Math.sin(angle) * size)}`
      const tone =
        index % 2
          ? (ballTones[first] ?? ballTones[0])
          : index % 4
            ? (ballTones[second] ?? ballTones[0])
            : ([0.96, 0.015, 88] as const)
      body += shape.path(
        `M0 0L${at(middle - half, r * 0.88)}A${num(r * 0.88)} ${num(r * 0.88)} 0 0 1 ${at(middle + half, r * 0.88)}Z`,
        css(shade(tone, -0.04)),
      )
      body += shape.place(
        Math.cos(middle) * r * 0.66,
        Math.sin(middle) * r * 0.66,
        numeral(1 + index, r * 0.15, css(tone[0] > 0.9 ? [0.3, 0.04, 262] : [0.99, 0.005, 90]), 16),
        (middle * 180) / Math.PI + 90,
      )
    }
    const rim = sheet.linear(
      [
        [0, shade(brass, 0.14, 0.7)],
        [0.5, shade(brass, -0.1)],
        [1, shade(brass, -0.28)],
      ],
      50,
    )
    let lamps = ''
    for (let lamp = 0; lamp < 24; lamp++)
      lamps += shape.circle(
        Math.cos(lamp * 0.2618) * r * 0.94,
        Math.sin(lamp * 0.2618) * r * 0.94,
        r * 0.024,
        css([0.98, 0.05, 92], lamp % 2 ? 0.95 : 0.55),
      )
    const light = sheet.linear(
      [
        [0, [1, 0, 0], 0.3],
        [0.5, [1, 0, 0], 0],
        [1, [0.06, 0.02, 300], 0.36],
      ],
      55,
    )
    const [cx, cy] = [w / 2, h * 0.42]
    return (
      ground(sheet, 0.5, 0.2, 0.4) +
      glow(sheet, cx, cy, 250 * u, p.glow, 0.4) +
      shadow(sheet, cx + 5 * u, cy + 16 * u, r, r, 0.5) +
      shape.place(
        cx,
        cy,
        shape.circle(0, 0, r, rim) +
          shape.circle(0, 0, r * 0.885, css([0.3, 0.04, 300])) +
          shape.place(0, 0, body, random.between(0, 360)) +
          lamps +
          shape.circle(0, 0, r * 0.885, light) +
          shape.circle(0, 0, r * 0.2, rim) +
          shape.circle(0, 0, r * 0.12, css(shade(brass, 0.12, 0.7))),
      ) +
      shape.path(`M${cx - 15 * u} ${cy - r - 16 * u}H${cx + 15 * u}L${cx} ${cy - r * 0.8}Z`, css(p.pale), {
        stroke: css(shade(brass, -0.2)),
        'stroke-width': 2 * u,
        'stroke-linejoin': 'round',
      }) +
      veil(sheet, 0.66)
    )
  },
}
