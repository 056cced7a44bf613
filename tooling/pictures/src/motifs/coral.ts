import { css } from '../svg/css.ts'
import { num } from '../svg/num.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

/** A branching coral growing up from the origin, about `size` tall. */
export function coral(sheet: Sheet, size: number, tone: Tone): string {
  const { random } = sheet
  let body = ''
  const grow = (x: number, y: number, angle: number, length: number, depth: number) => {
    const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
    const bend = random.between(-0.3, 0.3)
    const [mx, my] = [x + Math.cos(angle + bend) * length * 0.5, y + Math.sin(angle + bend) * length * 0.5]
    const wide = size * 0.034 * (depth + 0.6)
    body += shape.stroke(
      `M${num(x)} ${num(y)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}`,
      css(shade(tone, (4 - depth) * 0.035 - 0.05)),
      wide,
    )
    if (depth === 0) {
      body += shape.circle(ex, ey, wide * 0.8, css(shade(tone, 0.14)))
      return
    }
    const forks = depth > 2 ? 3 : 2
    for (let fork = 0; fork < forks; fork++)
      grow(
        ex,
        ey,
        angle + (fork - (forks - 1) / 2) * 0.62 + random.between(-0.16, 0.16),
        length * random.between(0.66, 0.86),
        depth - 1,
      )
  }
  grow(0, 0, -Math.PI / 2 + random.between(-0.2, 0.2), size * 0.3, 3)
  return body
}
