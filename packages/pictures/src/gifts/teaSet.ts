import { glow, ground, shadow } from '../motifs/light.ts'
import { koiFish } from '../motifs/koiFish.ts'
import { palettes } from '../svg/palettes.ts'
import { shape } from '../svg/shape.ts'
import type { Scene, Sheet } from '../svg/sheet.ts'
import { css, shade, type Tone } from '../svg/tone.ts'

const porcelain: Tone = [0.95, 0.018, 95]
const red: Tone = [0.6, 0.19, 32]
const wood: Tone = [0.46, 0.075, 52]

function glaze(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, shade(porcelain, 0.03)],
      [0.55, porcelain],
      [1, shade(porcelain, -0.2)],
    ],
    25,
  )
}

/** A cup without a handle, 40 wide and standing on the origin. */
function cup(sheet: Sheet): string {
  return (
    shape.path('M-20 -26C-19 -8 -12 0 -9 0H9C12 0 19 -8 20 -26Z', glaze(sheet)) +
    shape.ellipse(0, -26, 20, 5, css(shade(porcelain, -0.1))) +
    shape.ellipse(0, -25.4, 17, 3.8, css([0.62, 0.11, 70]))
  )
}

/** A round pot, 110 wide and standing on the origin, with a koi on its side. */
function pot(sheet: Sheet): string {
  const paint = glaze(sheet)
  const line = css(shade(porcelain, -0.28), 0.7)
  return (
    shape.path('M40 -50C66 -52 62 -78 82 -80L86 -74C74 -66 72 -34 40 -26Z', paint) +
    shape.stroke('M-42 -62C-72 -66 -78 -22 -44 -22', css(shade(porcelain, -0.1)), 9) +
    shape.path(
      'M-50 -42C-50 -74 -26 -84 0 -84C26 -84 50 -74 50 -42C50 -14 26 0 0 0C-26 0 -50 -14 -50 -42Z',
      paint,
    ) +
    shape.ellipse(0, -82, 25, 6, line) +
    shape.path('M-25 -84C-22 -98 22 -98 25 -84C12 -78 -12 -78 -25 -84Z', paint) +
    shape.circle(0, -99, 6, css(red)) +
    shape.place(2, -42, koiFish(sheet, 52, red, [0.97, 0.012, 80], 1), -24)
  )
}

/** A pot with a koi on it and two cups on a tray. */
export const teaSet: Scene = {
  palettes: [palettes.celadon],
  draw(sheet) {
    const { width: w, height: h, palette: p } = sheet
    const s = h / 192
    const base = h * 0.84
    const tray = sheet.linear([
      [0, shade(wood, 0.12)],
      [1, shade(wood, -0.1)],
    ])
    const steam = (x: number) =>
      shape.stroke(
        `M${x} ${base - 40 * s}q${-7 * s} ${-11 * s} 0 ${-21 * s}t0 ${-21 * s}`,
        css([0.99, 0.01, 120], 0.75),
        2.6 * s,
        { filter: sheet.blur(1.2 * s) },
      )
    return (
      ground(sheet, 0.4, 0.2, 0.6) +
      glow(sheet, w * 0.48, h * 0.4, h * 0.75, p.glow, 0.5) +
      shadow(sheet, w * 0.5, base + 13 * s, 150 * s, 8 * s, 0.35) +
      shape.rect(w * 0.5 - 140 * s, base - 2 * s, 280 * s, 12 * s, tray, { rx: 6 * s }) +
      shape.place(w * 0.42, base, pot(sheet), 0, s) +
      shape.place(w * 0.42 + 114 * s, base, cup(sheet), 0, s) +
      shape.place(w * 0.42 + 164 * s, base, cup(sheet), 0, s * 0.92) +
      steam(w * 0.42 + 114 * s) +
      steam(w * 0.42 + 164 * s)
    )
  },
}
