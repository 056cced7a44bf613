import { calm, glow, ground } from '../motifs/light.ts'
import { koiFish } from '../motifs/koiFish.ts'
import { scales } from '../motifs/water.ts'
import type { Scene } from '../svg/sheet.ts'
import { css, type Tone } from '../svg/tone.ts'
import { palettes } from '../svg/palettes.ts'
import { shape } from '../svg/shape.ts'
const white: Tone = [0.97, 0.012, 80]
const red: Tone = [0.62, 0.2, 33]
const gold: Tone = [0.76, 0.16, 66]

/** Koi wheeling over a sea of scales, vermilion throughout. */
export const koiWaves: Scene = {
  palettes: [palettes.vermilion],
  draw(sheet) {
    const { width: w, height: h, palette: p } = sheet
    const [cx, cy] = [w * 0.73, h * 0.5]
    const size = Math.min(h * 0.62, w * 0.25)
    const reach = size / 0.62
    const swim = (
      x: number,
      y: number,
      length: number,
      turn: number,
      skin: Tone,
      patch: Tone,
      bend: number,
    ) => {
      const dark: Tone = [0.12, 0.05, 20]
      const below = shape.group(
        shape.place(
          cx + x * reach + h * 0.03,
          cy + y * reach + h * 0.06,
          koiFish(sheet, length, dark, dark, bend),
          turn,
        ),
        { opacity: 0.34, filter: sheet.blur(h * 0.016) },
      )
      return (
        below + shape.place(cx + x * reach, cy + y * reach, koiFish(sheet, length, skin, patch, bend), turn)
      )
    }
    let rings = ''
    for (let ring = 1; ring <= 5; ring++)
      rings += shape.circle(cx, cy, ring * h * 0.11, 'none', {
        stroke: css(p.glow, 0.3 - ring * 0.045),
        'stroke-width': h * 0.005,
      })
    return (
      ground(sheet, 0.76, 0.3, 0.5) +
      scales(sheet, h * 0.115, p.glow, 0.16) +
      glow(sheet, cx, cy, h * 0.75, p.glow, 0.36) +
      rings +
      swim(-0.2, -0.16, size, 24, white, red, 1) +
      swim(0.22, 0.17, size * 1.04, 204, white, gold, 1) +
      swim(0.62, -0.24, size * 0.6, 140, red, white, -1) +
      calm(sheet, 0.62)
    )
  },
}
