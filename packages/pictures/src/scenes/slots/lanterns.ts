import { ground, veil } from '../../motifs/light.ts'
import { lantern } from '../../motifs/lantern.ts'
import { moon, stars } from '../../motifs/sky.ts'
import { hills } from '../../motifs/hills.ts'
import { palettes } from '../../svg/palettes.ts'
import { shade, type Tone } from '../../svg/tone.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene } from '../../svg/sheet.ts'

/** Lanterns hung at many depths, the nearest sharp and warm. */
export const lanterns: Scene = {
  palettes: [
    palettes.midnight,
    palettes.claret,
    palettes.plum,
    palettes.indigo,
    palettes.cinnabar,
    palettes.harbour,
  ],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const red: Tone = [0.6, 0.2, 31]
    const tones: readonly [Tone, ...Tone[]] = [red, red, [0.7, 0.16, 55], shade(p.second, -0.02, 1.2)]
    let back = ''
    for (let index = 0; index < 9; index++) {
      const y = h * random.between(0.06, 0.56)
      back += shape.place(
        w * random.next(),
        y,
        lantern(sheet, random.between(7, 15) * u, random.pick(tones), y + 50),
        0,
      )
    }
    let front = ''
    const count = 2 + random.int(2)
    for (let index = 0; index < count; index++) {
      const x = w * ((index + 0.5) / count + random.between(-0.06, 0.06))
      const y = h * random.between(0.26, 0.5)
      const r = random.between(count === 2 ? 44 : 32, count === 2 ? 60 : 44) * u
      front += shape.place(x, y, lantern(sheet, r, index === 0 ? red : random.pick(tones), y + 60), 0)
    }
    return (
      ground(sheet, 0.5, 0.5, 0.2) +
      stars(sheet, 34, 0.4) +
      (random.chance(0.5) ? moon(sheet, w * 0.8, h * 0.16, 24 * u) : '') +
      hills(sheet, {
        top: 0.74,
        bottom: 0.86,
        count: 3,
        far: shade(p.high, -0.06),
        near: shade(p.low, -0.02),
        relief: 0.1,
      }) +
      shape.group(back, { opacity: 0.75, filter: sheet.blur(1.1 * u) }) +
      front +
      veil(sheet, 0.6)
    )
  },
}
