import { css, shade, type Tone } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { glow, ground } from './light.ts'

/** The room of a live table: dark above, a round of cloth in lamplight below, its edge padded. */
export function tableRoom(sheet: Sheet, cloth: Tone, horizon = 0.4): string {
  const { width: w, height: h, unit: u, palette: p } = sheet
  const [cx, cy] = [w / 2, h * (horizon + 0.44)]
  const felt = sheet.radial(
    [
      [0, shade(cloth, 0.13)],
      [0.5, cloth],
      [1, shade(cloth, -0.16)],
    ],
    0.5,
    0.22,
    0.7,
  )
  const rail = sheet.linear([
    [0, [0.46, 0.07, 50]],
    [0.1, [0.28, 0.05, 40]],
    [1, [0.16, 0.03, 30]],
  ])
  let lamps = ''
  for (const x of [0.14, 0.38, 0.62, 0.86])
    lamps += glow(sheet, w * x, h * (0.1 + Math.abs(x - 0.5) * 0.12), 46 * u, p.glow, 0.36)
  const line = (part: number, alpha: number) =>
    shape.ellipse(cx, cy, w * 0.7 * part, h * 0.42 * part, 'none', {
      stroke: css(p.glow, alpha),
      'stroke-width': 1.5 * u,
    })
  return (
    ground(sheet, 0.5, 0.1, 0.3) +
    shape.group(lamps, { filter: sheet.blur(3 * u) }) +
    shape.ellipse(cx, cy + 6 * u, w * 0.8, h * 0.485, css([0.05, 0.02, 20], 0.5), {
      filter: sheet.blur(9 * u),
    }) +
    shape.ellipse(cx, cy, w * 0.78, h * 0.47, rail) +
    shape.ellipse(cx, cy, w * 0.72, h * 0.435, felt) +
    line(0.94, 0.34) +
    line(0.64, 0.22) +
    line(0.62, 0.22)
  )
}
