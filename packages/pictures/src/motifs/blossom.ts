import { css, shade, type Tone } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** A flower seen from above, around the origin: rings of petals, a heart with threads. */
export function blossom(sheet: Sheet, r: number, tone: Tone, petals = 5, rings = 1): string {
  let body = ''
  for (let ring = 0; ring < rings; ring++) {
    const size = r * (1 - ring * (0.62 / rings))
    const paint = sheet.radial(
      [
        [0, shade(tone, -0.12, 1.25)],
        [0.5, shade(tone, ring * 0.03)],
        [1, shade(tone, 0.1, 0.7)],
      ],
      0.5,
      1,
      1,
    )
    const wide = size * Math.min(0.62, 2.7 / petals)
    const d = `M0 0C${-wide * 1.25} ${-size * 0.35} ${-wide} ${-size * 1.05} 0 ${-size * 0.94}C${wide} ${-size * 1.05} ${wide * 1.25} ${-size * 0.35} 0 0Z`
    for (let petal = 0; petal < petals; petal++) {
      const turn = (petal * 360) / petals + ring * (180 / petals)
      body += shape.path(d, paint, {
        transform: `rotate(${turn})`,
        stroke: css(shade(tone, -0.16), 0.22),
        'stroke-width': r * 0.018,
      })
    }
  }
  const heart: Tone = [0.84, 0.13, 88]
  for (let thread = 0; thread < 9; thread++) {
    const angle = thread * 0.698
    const far = r * (0.2 + (thread % 2) * 0.07)
    body += shape.circle(Math.cos(angle) * far, Math.sin(angle) * far, r * 0.034, css(heart))
  }
  return body + shape.circle(0, 0, r * 0.1, css(shade(heart, -0.1)))
}
