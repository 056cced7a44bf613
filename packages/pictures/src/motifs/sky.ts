import { css, shade, type Tone } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { glow } from './light.ts'

/** A full moon or a low sun with its halo. */
export function moon(sheet: Sheet, x: number, y: number, r: number, tone: Tone = sheet.palette.glow): string {
  const { random } = sheet
  const face = sheet.radial(
    [
      [0, shade(tone, 0.06, 0.6)],
      [0.7, tone],
      [1, shade(tone, -0.06, 1.1)],
    ],
    0.38,
    0.32,
    0.8,
  )
  let seas = ''
  for (let index = 0; index < 5; index++) {
    const [turn, far] = [random.between(0, 6.28), random.between(0.1, 0.62) * r]
    const size = random.between(0.1, 0.26) * r
    seas += shape.ellipse(
      Math.cos(turn) * far,
      Math.sin(turn) * far,
      size * 1.3,
      size,
      css(shade(tone, -0.12), 0.28),
    )
  }
  const cut = { 'clip-path': sheet.clip(shape.circle(0, 0, r, '#000')) }
  const surface = shape.group(shape.group(seas, { filter: sheet.blur(r * 0.06) }), cut)
  return glow(sheet, x, y, r * 2.7, tone, 0.5) + shape.place(x, y, shape.circle(0, 0, r, face) + surface)
}

/** Small lights over the upper part of the sheet. */
export function stars(sheet: Sheet, count: number, until = 0.6): string {
  const { width, height, unit, random, palette } = sheet
  let body = ''
  for (let index = 0; index < count; index++) {
    const y = random.next() ** 1.3 * height * until
    const r = random.between(0.4, 1.25) * unit
    body += shape.circle(random.next() * width, y, r, css(palette.pale, random.between(0.25, 0.9)))
  }
  return body
}

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

/** A flying crane about 200 units wide, looking right. */
export function crane(feathers: Tone, tips: Tone): string {
  const far = 'M-6 -4C-22 -40 -46 -74 -92 -92C-74 -66 -66 -40 -34 -12Z'
  const near = 'M2 2C12 -34 30 -70 72 -100C64 -62 54 -26 26 8Z'
  return (
    shape.path(far, css(feathers, 0.85)) +
    shape.path('M-92 -92C-82 -74 -74 -58 -64 -42C-70 -48 -80 -58 -84 -66Z', css(tips)) +
    shape.path(
      'M-34 2C-16 -12 14 -12 34 -4C50 2 64 -6 82 -10L96 -8L84 -4C66 2 54 12 36 12C12 18 -14 14 -34 8Z',
      css(feathers),
    ) +
    shape.path(near, css(feathers)) +
    shape.path('M72 -100C68 -78 62 -56 52 -34C50 -52 58 -78 66 -92Z', css(tips)) +
    shape.path('M-34 2C-44 2 -58 8 -64 12C-54 14 -44 12 -34 8Z', css(tips)) +
    shape.stroke('M-40 8L-96 20M-40 10L-92 26', css(tips, 0.8), 2) +
    shape.circle(79, -11, 3.6, css([0.6, 0.2, 28]))
  )
}
