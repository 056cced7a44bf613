import { cloud } from '../../motifs/cloud.ts'
import { ground } from '../../motifs/ground.ts'
import { hills } from '../../motifs/hills.ts'
import { moon } from '../../motifs/moon.ts'
import { swell } from '../../motifs/swell.ts'
import { veil } from '../../motifs/veil.ts'
import { css } from '../../svg/css.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade } from '../../svg/shade.ts'
import { shape } from '../../svg/shape.ts'
import type { Sheet } from '../../svg/sheet.ts'
import type { Tone } from '../../svg/tone.ts'
import type { Scene } from '../scene.ts'

function yacht(sheet: Sheet, cloth: Tone): string {
  const main = sheet.linear(
    [
      [0, shade(cloth, 0.04)],
      [0.6, shade(cloth, -0.03)],
      [1, shade(cloth, -0.14)],
    ],
    0,
  )
  return (
    shape.path('M4 -12C30 -60 34 -130 6 -190C2 -130 2 -60 4 -12Z', main) +
    shape.path(
      'M-4 -16C-8 -70 -6 -120 4 -170C-24 -120 -48 -66 -66 -22C-46 -14 -22 -14 -4 -16Z',
      css([0.97, 0.01, 90]),
    ) +
    shape.stroke('M4 -8V-194', css([0.4, 0.03, 60]), 2.4) +
    shape.path(
      'M-66 -8C-40 -4 30 -4 66 -14C56 8 44 16 28 16H-36C-50 14 -60 4 -66 -8Z',
      sheet.linear([
        [0, [0.98, 0.005, 90]],
        [1, [0.72, 0.02, 240]],
      ]),
    ) +
    shape.stroke('M-60 1C-30 6 30 6 60 -4', css(cloth), 3)
  )
}

/** Yachts heeling in the same wind. */
export const regatta: Scene = {
  palettes: [palettes.lagoon, palettes.ocean, palettes.apricot, palettes.mist, palettes.dusk],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const water = p.high[0] > 0.8 ? shade(p.second, 0.16, 1.1) : shade(p.low, 0.16, 1.1)
    const tone = () =>
      random.pick<Tone>([
        [0.64, 0.19, 32],
        [0.82, 0.13, 85],
        [0.55, 0.12, 250],
        [0.6, 0.1, 165],
      ])
    const lean = random.between(6, 16) * (random.chance(0.5) ? 1 : -1)
    return (
      ground(sheet, 0.6, 0.25, 0.5) +
      moon(sheet, w * random.between(0.2, 0.8), h * 0.2, 34 * u) +
      cloud(sheet, -w * 0.1, h * 0.24, w * 0.8, p.pale, 0.6) +
      hills(sheet, {
        top: 0.53,
        bottom: 0.56,
        count: 2,
        far: shade(p.high, -0.08),
        near: shade(p.high, -0.16),
        relief: 0.1,
      }) +
      swell(sheet, 0.57, 0.6, 2, shade(water, 0.12), shade(water, 0.08)) +
      shape.place(w * 0.24, h * 0.6, yacht(sheet, tone()), lean, 0.5 * u) +
      shape.place(w * 0.8, h * 0.62, yacht(sheet, tone()), lean, 0.62 * u) +
      swell(sheet, 0.64, 0.68, 2, shade(water, 0.05), shade(water, 0.02)) +
      shape.place(w * 0.5, h * 0.72, yacht(sheet, tone()), lean, 1.18 * u) +
      swell(sheet, 0.75, 0.96, 3, shade(water, -0.02), shade(water, -0.16)) +
      veil(sheet, 0.5)
    )
  },
}
