import { deep, seabed } from '../../motifs/seabed.ts'
import { fish } from '../../motifs/fish.ts'
import { veil } from '../../motifs/light.ts'
import { css, shade } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A whale passing through the light, small fish below it. */
export const whale: Scene = {
  palettes: [palettes.ocean, palettes.abyss, palettes.harbour, palettes.lagoon, palettes.indigo],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const skin = shade([0.42, 0.06, 250], random.between(-0.06, 0.08))
    const way = random.chance(0.5) ? 1 : -1
    const back = sheet.linear([
      [0, shade(skin, 0.14)],
      [0.5, skin],
      [1, shade(skin, -0.1)],
    ])
    const body =
      'M140 6C128 -34 84 -58 30 -56C-28 -54 -78 -36 -112 -14C-126 -26 -148 -44 -172 -44C-166 -30 -154 -14 -142 -4C-152 2 -164 14 -168 28C-146 28 -124 16 -112 6C-84 22 -40 46 20 50C84 54 130 40 140 6Z'
    let pleats = ''
    for (let line = 0; line < 7; line++)
      pleats += `M${134 - line * 7} ${16 + line * 4.2}C90 ${28 + line * 3.4} 40 ${32 + line * 2.8} ${6 - line * 8} ${28 + line * 2.6}`
    const belly = shape.path(
      'M139 10C110 24 60 30 0 26C-30 24 -60 16 -84 10C-50 32 -10 48 24 50C84 54 128 42 139 10Z',
      css([0.86, 0.03, 235], 0.92),
    )
    let small = ''
    for (let index = 0; index < 11; index++)
      small += shape.place(
        w * random.next(),
        h * random.between(0.58, 0.72),
        fish(sheet, p.accent, 'plain', p.accent),
        random.between(-8, 8),
        -way * 0.16 * u,
        0.16 * u,
      )
    const whole =
      shape.path(body, back) +
      belly +
      shape.stroke(pleats, css(shade(skin, -0.02), 0.35), 1.3) +
      shape.path('M44 34C36 58 14 82 -14 88C-10 66 2 46 18 32Z', css(shade(skin, -0.04))) +
      shape.path('M-58 -38C-66 -54 -82 -60 -92 -58C-88 -46 -84 -36 -78 -30Z', css(shade(skin, 0.05))) +
      shape.circle(104, 2, 4.4, css([0.12, 0.02, 260])) +
      shape.circle(105, 0.8, 1.4, css([1, 0, 0])) +
      shape.stroke('M138 10C122 18 104 18 92 14', css(shade(skin, -0.14), 0.7), 1.6)
    return (
      deep(sheet, 0.36) +
      small +
      shape.place(
        w * 0.5 + way * 13 * u,
        h * random.between(0.3, 0.42),
        whole,
        random.between(-16, 4) * way,
        way * 0.84 * u,
        0.84 * u,
      ) +
      seabed(sheet, 0.84, 6) +
      veil(sheet, 0.6)
    )
  },
}
