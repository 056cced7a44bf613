import { css, shade, type Tone } from '../svg/tone.ts'
import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'

/** A junk standing on the origin, about 190 units wide and 200 tall. */
export function junk(sheet: Sheet, cloth: Tone, wood: Tone): string {
  const canvas = sheet.linear(
    [
      [0, shade(cloth, 0.08, 0.9)],
      [0.6, cloth],
      [1, shade(cloth, -0.14)],
    ],
    12,
  )
  const hull = sheet.linear([
    [0, shade(wood, 0.1)],
    [1, shade(wood, -0.1)],
  ])
  const rib = css(shade(cloth, -0.2), 0.55)
  const sail = (d: string, ribs: string) => shape.path(d, canvas) + shape.stroke(ribs, rib, 1.6)
  return (
    shape.stroke('M-8 -20V-190M52 -24V-130M-66 -20V-104', css(shade(wood, -0.04)), 3.4) +
    sail(
      'M-6 -186C28 -178 50 -140 54 -96C58 -70 54 -50 50 -34L-36 -38C-28 -80 -22 -140 -6 -186Z',
      'M-14 -152L40 -146M-20 -122L50 -116M-25 -94L56 -86M-31 -66L55 -60',
    ) +
    sail(
      'M54 -128C74 -122 88 -98 90 -72C92 -56 90 -44 86 -34L60 -38C58 -70 56 -100 54 -128Z',
      'M56 -102L80 -98M58 -78L88 -72M60 -56L90 -52',
    ) +
    sail(
      'M-66 -102C-50 -98 -44 -80 -44 -62C-44 -50 -46 -42 -48 -34L-94 -38C-86 -58 -78 -84 -66 -102Z',
      'M-74 -82L-48 -78M-82 -60L-46 -56',
    ) +
    shape.path('M-104 -34C-92 -14 -84 4 -70 12H68C84 4 98 -18 108 -44L84 -30C40 -22 -40 -22 -78 -26Z', hull) +
    shape.stroke('M-92 -18C-40 -8 50 -8 94 -22', css(shade(cloth, 0.05), 0.7), 2.4) +
    shape.circle(100, -62, 4, css([0.88, 0.13, 75])) +
    shape.stroke('M98 -42V-58', css(wood), 2)
  )
}
