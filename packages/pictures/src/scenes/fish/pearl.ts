import { deep, seabed } from '../../motifs/seabed.ts'
import { glow, shadow, veil } from '../../motifs/light.ts'
import { sphere } from '../../motifs/ball.ts'
import { css, shade, type Tone } from '../../svg/tone.ts'
import { num } from '../../svg/path.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import type { Scene, Sheet } from '../../svg/sheet.ts'

function valve(sheet: Sheet, r: number, tone: Tone, inner: boolean): string {
  const ribs = 9
  let edge = ''
  let lines = ''
  for (let rib = 0; rib <= ribs; rib++) {
    const angle = Math.PI + (rib / ribs) * Math.PI
    const [x, y] = [Math.cos(angle) * r * 1.12, Math.sin(angle) * r * 0.92]
    const middle = Math.PI + ((rib - 0.5) / ribs) * Math.PI
    edge +=
      rib === 0
        ? `M0 ${num(r * 0.16)}L${num(x)} ${num(y)}`
        : `Q${num(Math.cos(middle) * r * 1.26)} ${num(Math.sin(middle) * r * 1.05)} ${num(x)} ${num(y)}`
    lines += `M0 ${num(r * 0.1)}L${num(x * 0.96)} ${num(y * 0.96)}`
  }
  const paint = inner
    ? sheet.radial(
        [
          [0, [0.98, 0.02, 340]],
          [0.5, [0.93, 0.035, 20]],
          [0.85, shade(tone, 0.16, 0.6)],
          [1, shade(tone, 0.02)],
        ],
        0.5,
        0.9,
        0.95,
      )
    : sheet.radial(
        [
          [0, shade(tone, 0.1)],
          [0.7, tone],
          [1, shade(tone, -0.12)],
        ],
        0.5,
        0.9,
        0.95,
      )
  return (
    shape.path(`${edge}Z`, paint, {
      stroke: css(shade(tone, -0.1)),
      'stroke-width': r * 0.016,
      'stroke-linejoin': 'round',
    }) + shape.stroke(lines, css(shade(tone, -0.12), inner ? 0.22 : 0.4), r * 0.02)
  )
}

/** An open shell on the sea floor and the pearl in it. */
export const pearl: Scene = {
  palettes: [palettes.abyss, palettes.lagoon, palettes.harbour, palettes.plum, palettes.ocean],
  draw(sheet) {
    const { width: w, height: h, unit: u, random } = sheet
    const tone = random.pick<Tone>([
      [0.74, 0.1, 20],
      [0.72, 0.09, 300],
      [0.78, 0.08, 70],
      [0.72, 0.08, 200],
    ])
    const [cx, cy, r] = [w / 2, h * 0.52, 112 * u]
    return (
      deep(sheet, 0.36) +
      seabed(sheet, 0.7, 6) +
      shadow(sheet, cx, cy + 46 * u, 140 * u, 26 * u, 0.5) +
      glow(sheet, cx, cy - 30 * u, 210 * u, [0.95, 0.04, 60], 0.5) +
      shape.place(cx, cy - 4 * u, valve(sheet, r, tone, true)) +
      shape.place(cx, cy + 8 * u, valve(sheet, r * 1.02, tone, false), 180, 1, 0.42) +
      shape.ellipse(cx, cy + 8 * u, r * 0.82, 16 * u, css([0.9, 0.04, 20])) +
      glow(sheet, cx, cy - 16 * u, 80 * u, [0.99, 0.02, 80], 0.9) +
      shape.place(
        cx,
        cy - 16 * u,
        sphere(sheet, random.between(32, 40) * u, [0.94, 0.022, random.pick([340, 80, 220])], 0.95),
      ) +
      veil(sheet, 0.5)
    )
  },
}
