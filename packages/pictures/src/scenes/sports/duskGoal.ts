import { glow, ground, shadow, veil } from '../../motifs/light.ts'
import { football } from '../../motifs/football.ts'
import { num, polygon } from '../../svg/path.ts'
import { palettes } from '../../svg/palettes.ts'
import { shape } from '../../svg/shape.ts'
import { css, shade } from '../../svg/tone.ts'
import type { Scene } from '../../svg/sheet.ts'

/** An empty goal against the evening, the ball on the spot before it. */
export const duskGoal: Scene = {
  palettes: [palettes.dusk, palettes.vermilion, palettes.copper, palettes.harbour, palettes.lilac],
  draw(sheet) {
    const { width: w, height: h, unit: u, random, palette: p } = sheet
    const line = h * 0.52
    const [left, right, top] = [w * 0.16, w * 0.84, h * 0.28]
    const low = css(shade(p.low, -0.06))
    let net = ''
    for (let step = 0; step <= 12; step++) {
      const x = left + ((right - left) * step) / 12
      net += `M${num(x)} ${num(top)}L${num(w / 2 + (x - w / 2) * 0.86)} ${num(line - 8 * u)}`
    }
    for (let step = 1; step < 6; step++) {
      const y = top + ((line - top) * step) / 6
      net += `M${num(left + step * 3 * u)} ${num(y)}H${num(right - step * 3 * u)}`
    }
    const lawn = polygon([
      [0, line],
      [w, line],
      [w, h],
      [0, h],
    ])
    const frame = `M${num(left)} ${num(line)}V${num(top)}H${num(right)}V${num(line)}`
    const [bx, by, r] = [w * random.between(0.4, 0.6), h * random.between(0.68, 0.72), 30 * u]
    return (
      ground(sheet, 0.5, 0.46, 0.7) +
      glow(sheet, w * random.between(0.3, 0.7), line - 24 * u, 150 * u, p.glow, 0.95) +
      shape.stroke(net, css(p.pale, 0.4), 1.6 * u) +
      shape.path(
        lawn,
        sheet.linear(
          [
            [0, [0.42, 0.09, 150]],
            [1, [0.2, 0.05, 160]],
          ],
          90,
        ),
      ) +
      shape.stroke(`M${num(-10)} ${num(line + 70 * u)}H${num(w + 10)}`, css(p.pale, 0.5), 3 * u) +
      shape.stroke(frame, low, 12 * u) +
      shape.stroke(frame, css(p.pale), 7 * u) +
      shadow(sheet, bx + 10 * u, by + r * 0.92, r * 1.2, r * 0.26, 0.6) +
      shape.place(bx, by, football(sheet, r), random.between(-40, 40)) +
      veil(sheet, 0.6)
    )
  },
}
