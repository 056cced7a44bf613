import { css, shade, type Tone } from '../svg/tone.ts'
import { num, type Point, polygon, ribbon } from '../svg/path.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { hills } from './hills.ts'
import { ground } from './light.ts'

/** A branching coral growing up from the origin, about `size` tall. */
function coral(sheet: Sheet, size: number, tone: Tone): string {
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

/** Blades of weed swaying up from the origin. */
function weed(sheet: Sheet, size: number, tone: Tone): string {
  const { random } = sheet
  let body = ''
  for (let blade = 0; blade < 5; blade++) {
    const x = (blade - 2) * size * 0.09
    const phase = random.between(0, 6.28)
    const tall = size * random.between(0.55, 1.1)
    const spine: Point[] = Array.from({ length: 9 }, (_, step) => [
      x + Math.sin(step * 0.8 + phase) * size * 0.06 * (step / 6),
      -(step / 8) * tall,
    ])
    body += shape.path(
      ribbon(spine, (t) => size * 0.038 * Math.sin(Math.PI * Math.min(0.98, 0.2 + t * 0.8))),
      css(shade(tone, random.between(-0.06, 0.08))),
    )
  }
  return body
}

const corals: readonly [Tone, ...Tone[]] = [
  [0.64, 0.17, 22],
  [0.72, 0.13, 50],
  [0.66, 0.13, 345],
  [0.6, 0.12, 305],
  [0.78, 0.11, 85],
]

/** The floor of the sea with what grows on it. */
export function seabed(sheet: Sheet, level = 0.8, plants = 7): string {
  const { width: w, height: h, unit: u, random, palette: p } = sheet
  const rock = hills(sheet, {
    top: level - 0.04,
    bottom: level + 0.02,
    count: 2,
    far: shade(p.high, -0.16, 0.9),
    near: shade(p.low, 0.06),
    relief: 0.08,
  })
  let growth = ''
  for (let plant = 0; plant < plants; plant++) {
    const x = w * ((plant + random.between(0.1, 0.9)) / plants)
    const size = random.between(52, 112) * u * (0.6 + Math.abs(x / w - 0.5))
    const y = h * (level + random.between(0.03, 0.11))
    growth += shape.place(
      x,
      y,
      random.chance(0.55)
        ? coral(sheet, size, random.pick(corals))
        : weed(sheet, size * 1.2, [0.55, 0.09, 165]),
    )
  }
  return (
    rock +
    growth +
    hills(sheet, {
      top: level + 0.12,
      bottom: level + 0.12,
      count: 1,
      far: shade(p.low, -0.02),
      near: shade(p.low, -0.02),
      relief: 0.05,
    })
  )
}

/** Under water: light falling in shafts from above, motes and bubbles. */
export function deep(sheet: Sheet, strength = 0.3): string {
  const { width: w, height: h, unit: u, random, palette: p } = sheet
  const sun = w * random.between(0.25, 0.75)
  let rays = ''
  for (let ray = 0; ray < 6; ray++) {
    const foot = sun + random.between(-0.7, 0.7) * w
    const wide = random.between(14, 52) * u
    rays += shape.path(
      polygon([
        [sun - 16 * u, -30],
        [sun + 16 * u, -30],
        [foot + wide, h],
        [foot - wide, h],
      ]),
      sheet.linear([
        [0, p.glow, strength],
        [0.8, p.glow, 0],
      ]),
    )
  }
  let motes = ''
  for (let mote = 0; mote < 26; mote++) {
    const r = random.between(0.8, 4.2) * u
    const [x, y] = [random.next() * w, random.next() * h]
    motes +=
      r > 2.6
        ? shape.circle(x, y, r, css(p.pale, 0.08), { stroke: css(p.pale, 0.45), 'stroke-width': 0.8 * u })
        : shape.circle(x, y, r, css(p.pale, random.between(0.12, 0.5)))
  }
  return ground(sheet, sun / w, 0, 0.6) + shape.group(rays, { filter: sheet.blur(8 * u) }) + motes
}
