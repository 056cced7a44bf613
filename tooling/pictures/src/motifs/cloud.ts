import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Tone } from '../svg/tone.ts'

/** A flat drift of cloud: bars with round ends, lying on each other, thinning out to both sides. */
export function cloud(sheet: Sheet, x: number, y: number, width: number, tone: Tone, alpha = 0.9): string {
  const { random } = sheet
  const bar = width * 0.085
  const paint = sheet.linear(
    [
      [0, tone, 0],
      [0.22, tone, alpha * 0.8],
      [0.6, tone, alpha],
      [1, tone, 0],
    ],
    random.chance(0.5) ? 0 : 180,
  )
  let body = ''
  for (let row = 0; row < 4; row++) {
    const length = width * (row === 1 ? 1 : random.between(0.42, 0.72))
    const left = x + (width - length) * random.next()
    body += shape.rect(left, y + (row - 2) * bar * 0.82, length, bar, paint, { rx: bar / 2 })
  }
  return body
}
