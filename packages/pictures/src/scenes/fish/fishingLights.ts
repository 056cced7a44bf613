import { glow, ground, veil } from '../../motifs/light.ts'
import { hills } from '../../motifs/hills.ts'
import { lantern } from '../../motifs/lantern.ts'
import { moon, stars } from '../../motifs/sky.ts'
import { sea } from '../../motifs/water.ts'
import { css, shade } from '../../svg/tone.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** A flat boat with a lamp on still water, someone fishing the moon. */
export const fishingLights: Scene = {
  palettes: [
    palettes.midnight,
    palettes.dusk,
    palettes.pine,
    palettes.mist,
    palettes.apricot,
    palettes.indigo,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const horizon = h * 0.5
    const way = random.chance(0.5) ? 1 : -1
    const dark = shade(p.low[0] > 0.5 ? [0.3, 0.05, 255] : p.low, -0.02)
    const moonX = w * (0.5 - way * 0.22)
    const ink = css(shade(dark, -0.06))
    const boat =
      shape.path('M-92 -2C-70 16 60 18 96 -14C84 -8 70 -4 56 -4H-60C-74 -4 -84 -6 -92 -2Z', ink) +
      shape.path('M-46 -6C-44 -34 0 -36 6 -6Z', css(shade(dark, 0.04))) +
      shape.stroke(
        'M-46 -8C-40 -30 -4 -32 4 -8M-34 -10C-32 -22 -8 -24 -4 -10',
        css(shade(dark, 0.12), 0.6),
        1.4,
      ) +
      shape.path('M40 -6C38 -22 44 -32 52 -34C60 -32 64 -20 62 -6Z', ink) +
      shape.circle(52, -39, 6.4, ink) +
      shape.path('M38 -40C46 -48 58 -48 66 -40C56 -38 48 -38 38 -40Z', css(shade(dark, 0.1))) +
      shape.stroke('M56 -26L112 -66', ink, 1.8) +
      shape.stroke('M112 -66V12', css(p.pale, 0.6), 0.8)
    const lamp = shape.place(-70, -34, lantern(sheet, 9, [0.68, 0.17, 50], 14))
    const light = shade([0.82, 0.14, 72], 0)
    return (
      ground(sheet, moonX / w, 0.3, 0.4) +
      (p.high[0] < 0.7 ? stars(sheet, 50, 0.45) : '') +
      moon(sheet, moonX, h * random.between(0.18, 0.3), random.between(32, 52) * u) +
      hills(sheet, {
        top: 0.46,
        bottom: 0.51,
        count: 3,
        far: shade(p.high, -0.06),
        near: shade(dark, 0.1),
        relief: 0.13,
      }) +
      sea(sheet, horizon, shade(p.high, p.high[0] > 0.7 ? -0.2 : -0.1), p.glow, moonX, 44) +
      glow(sheet, w * 0.5 - way * 70 * u, h * 0.62, 110 * u, light, 0.55) +
      shape.ellipse(w * 0.5, h * 0.7, 100 * u, 8 * u, css(shade(dark, -0.08), 0.4), {
        filter: sheet.blur(3 * u),
      }) +
      shape.place(
        w * 0.5,
        h * 0.66,
        boat + shape.stroke('M-70 -6V-50', ink, 2) + lamp,
        0,
        way * u * 1.05,
        u * 1.05,
      ) +
      veil(sheet, 0.5)
    )
  },
}
