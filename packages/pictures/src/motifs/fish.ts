import { css, shade, type Tone } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** How a fish is marked. */
export type FishMark = 'bands' | 'plain' | 'line'

/** A fish from the side, looking right, about 100 units long around the origin. `tall` 1 is slim, 1.7 is deep. */
export function fish(sheet: Sheet, skin: Tone, mark: FishMark, band: Tone, tall = 1): string {
  const k = tall
  const body = `M52 0C44 ${-20 * k} 16 ${-28 * k} -10 ${-20 * k}C-24 ${-15 * k} -34 ${-6 * k} -38 0C-34 ${6 * k} -24 ${15 * k} -10 ${20 * k}C16 ${28 * k} 44 ${20 * k} 52 0Z`
  const lit = sheet.linear([
    [0, shade(skin, -0.12)],
    [0.4, shade(skin, 0.02)],
    [0.72, shade(skin, 0.16, 0.7)],
    [1, shade(skin, 0.05)],
  ])
  const fin = sheet.linear(
    [
      [0, shade(skin, -0.08), 0.95],
      [1, shade(skin, 0.1), 0.6],
    ],
    180,
  )
  const bands =
    mark === 'bands'
      ? shape.path(
          `M24 ${-30 * k}C18 -10 18 10 24 ${30 * k}H12C7 10 7 -10 12 ${-30 * k}ZM-8 ${-30 * k}C-13 -10 -13 10 -8 ${30 * k}H-18C-23 10 -23 -10 -18 ${-30 * k}Z`,
          css(band, 0.9),
        )
      : mark === 'line'
        ? shape.path(
            `M56 ${-4 * k}C20 ${-12 * k} -10 ${-8 * k} -44 -3V5C-10 ${4 * k} 20 0 56 ${5 * k}Z`,
            css(band, 0.85),
          )
        : ''
  return (
    shape.path(
      `M-32 0C-44 ${-8 * k} -56 ${-22 * k} -66 ${-24 * k}C-60 ${-10 * k} -60 ${10 * k} -66 ${24 * k}C-56 ${22 * k} -44 ${8 * k} -32 0Z`,
      fin,
    ) +
    shape.path(
      `M22 ${-22 * k}C8 ${-40 * k} -16 ${-40 * k} -26 ${-30 * k}C-24 ${-24 * k} -22 ${-18 * k} -20 ${-14 * k}Z`,
      fin,
    ) +
    shape.path(
      `M6 ${20 * k}C0 ${32 * k} -12 ${34 * k} -18 ${30 * k}C-18 ${24 * k} -16 ${20 * k} -12 ${16 * k}Z`,
      fin,
    ) +
    shape.path(body, lit) +
    shape.group(bands, { 'clip-path': sheet.clip(shape.path(body, '#000')) }) +
    shape.path(
      `M14 2C4 ${6 * k} -4 ${14 * k} -4 ${18 * k}C6 ${18 * k} 14 ${12 * k} 18 6Z`,
      css(shade(skin, 0.08), 0.85),
    ) +
    shape.stroke(`M30 ${-15 * k}C25 -5 25 6 29 ${14 * k}`, css(shade(skin, -0.2), 0.4), 1.3) +
    shape.circle(40, -5 * k, 4.4, css([0.99, 0, 0])) +
    shape.circle(41, -5 * k, 2.7, css([0.16, 0.02, 260])) +
    shape.circle(42, -5.9 * k, 0.9, css([1, 0, 0]))
  )
}

/** Skins of fish. */
export const fishTones: readonly [Tone, ...Tone[]] = [
  [0.7, 0.18, 45],
  [0.8, 0.15, 85],
  [0.62, 0.19, 28],
  [0.66, 0.13, 245],
  [0.78, 0.03, 240],
  [0.7, 0.13, 350],
  [0.72, 0.1, 190],
]
