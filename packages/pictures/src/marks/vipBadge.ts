import { numeral } from '../motifs/glyph.ts'
import type { Scene, Sheet } from '../svg/sheet.ts'
import { css, shade, type Tone } from '../svg/tone.ts'
import { palettes } from '../svg/palettes.ts'
import { shape } from '../svg/shape.ts'

const pewter: Tone = [0.7, 0.012, 262]
const bronze: Tone = [0.66, 0.085, 55]
const silver: Tone = [0.84, 0.012, 250]
const gold: Tone = [0.8, 0.11, 85]
const ink: Tone = [0.29, 0.035, 262]
const lacquer: Tone = [0.42, 0.14, 27]

const metals: readonly Tone[] = [
  pewter,
  bronze,
  bronze,
  bronze,
  silver,
  silver,
  silver,
  gold,
  gold,
  gold,
  gold,
]
const plate = 'M0 -40C13 -33 25 -30 36 -29V4C36 22 20 34 0 42C-20 34 -36 22 -36 4V-29C-25 -30 -13 -33 0 -40Z'
const crown = 'M-15 0V-13L-7.5 -7L0 -17L7.5 -7L15 -13V0Z'
const leaf = 'M0 0C7 -5 15 -5 21 -1C15 5 7 5 0 0Z'

function metal(sheet: Sheet, tone: Tone): string {
  return sheet.linear(
    [
      [0, shade(tone, 0.12, 0.7)],
      [0.42, tone],
      [0.55, shade(tone, -0.1)],
      [1, shade(tone, 0.03)],
    ],
    58,
  )
}

function laurel(paint: string): string {
  const leaves = [112, 132, 152, 172, 192].map((angle, index) => {
    const turn = (angle * Math.PI) / 180
    const [x, y] = [Math.cos(turn) * 42, 4 + Math.sin(turn) * 42]
    const size = 0.66 - index * 0.04
    return (
      shape.place(x, y, shape.path(leaf, paint), angle + 58, size) +
      shape.place(x, y, shape.path(leaf, paint), angle + 112, size * 0.82)
    )
  })
  const branch = leaves.join('')
  return branch + shape.place(0, 0, branch, 0, -1, 1)
}

/** A level's badge: an ink plate in a metal that rises with the level, with laurel from 4 and a crown from 7. */
export function vipBadge(level: number): Scene {
  return {
    palettes: [palettes.slate],
    draw(sheet) {
      const tone = metals[level] ?? gold
      const paint = metal(sheet, tone)
      const top = level === 10 ? lacquer : ink
      const ground = sheet.linear([
        [0, shade(top, 0.07)],
        [1, shade(top, -0.08)],
      ])
      const within = (level - 1) % 3
      const pips =
        level === 0 || level === 10
          ? ''
          : Array.from({ length: within + 1 }, (_, index) =>
              shape.circle((index - within / 2) * 9, 25, 2.6, paint),
            ).join('')
      const small = level >= 4 ? 0.84 : 1
      const drawn =
        (level >= 4 ? laurel(paint) : '') +
        shape.place(
          0,
          level >= 7 ? 2 : 0,
          shape.path(plate, paint) +
            shape.place(0, 0.6, shape.path(plate, ground), 0, 0.88) +
            shape.stroke(plate, css(shade(tone, 0.05), 0.45), 1, { transform: 'translate(0 .6) scale(.8)' }) +
            shape.place(
              0,
              level === 0 || level === 10 ? 0 : -4,
              numeral(level, level === 10 ? 32 : 36, paint, 17),
            ) +
            pips,
          0,
          small,
        ) +
        (level >= 7
          ? shape.place(
              0,
              -32,
              shape.path(crown, paint, { stroke: css(shade(top, -0.12)), 'stroke-width': 1.4 }),
              0,
              0.9,
            )
          : '')
      return shape.place(sheet.width / 2, sheet.width / 2, drawn, 0, sheet.width / 104)
    },
  }
}

/** The levels that have a badge: `vip/0` to `vip/10`. */
export const vipLevels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
