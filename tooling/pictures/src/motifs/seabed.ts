import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'
import { coral } from './coral.ts'
import { hills } from './hills.ts'
import { weed } from './weed.ts'

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
