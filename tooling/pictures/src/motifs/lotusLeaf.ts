import { css } from '../svg/css.ts'
import { num } from '../svg/num.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

/** A round leaf on the water with its notch and veins, around the origin. */
export function lotusLeaf(sheet: Sheet, r: number, tone: Tone): string {
  const paint = sheet.radial(
    [
      [0, shade(tone, 0.13)],
      [0.7, tone],
      [1, shade(tone, -0.08)],
    ],
    0.4,
    0.4,
    0.7,
  )
  let veins = ''
  for (let vein = 1; vein < 12; vein++) {
    const angle = (vein * Math.PI) / 6
    veins += `M0 0L${num(Math.cos(angle) * r * 0.88)} ${num(Math.sin(angle) * r * 0.88)}`
  }
  const d = `M${num(r * 0.1)} 0L${num(r * 0.98)} ${num(-r * 0.16)}A${num(r)} ${num(r)} 0 1 0 ${num(r * 0.98)} ${num(r * 0.16)}Z`
  return (
    shape.path(d, css([0.1, 0.02, tone[2]], 0.35), {
      transform: `translate(${num(r * 0.1)} ${num(r * 0.14)})`,
      filter: sheet.blur(r * 0.07),
    }) +
    shape.path(d, paint) +
    shape.stroke(veins, css(shade(tone, 0.15), 0.35), r * 0.016)
  )
}
