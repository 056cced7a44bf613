import type { Palette } from '../svg/palettes.ts'
import { css, shade, type Tone } from '../svg/tone.ts'
import type { Scene } from '../svg/sheet.ts'
import { shape } from '../svg/shape.ts'
import { type Emblem, emblems } from './emblems.ts'

/** How a crest is parted. */
interface CrestField {
  /** What lies over the ground in the second colour, as a path of the same 100 units. */
  readonly d: string
  /** So lively that the emblem needs a roundel to stand on. */
  readonly busy: boolean
}

const rays = Array.from({ length: 8 }, (_, index) => {
  const at = (turn: number) => {
    const angle = ((index + turn) * Math.PI) / 4
    return `${Math.round(Math.cos(angle) * 80)} ${Math.round(Math.sin(angle) * 80)}`
  }
  return `M0 0L${at(0)}L${at(0.5)}Z`
}).join('')

/** The partings, plain ground first. */
const fields: readonly [CrestField, ...CrestField[]] = [
  { d: '', busy: false },
  { d: 'M0 -60H60V60H0Z', busy: false },
  { d: 'M-60 8L0 -26L60 8V60H-60Z', busy: false },
  { d: 'M-60 -60H60V-22H-60Z', busy: false },
  { d: 'M-60 60L60 -60V60Z', busy: false },
  { d: 'M-60 -30L-30 -60L60 30L30 60Z', busy: false },
  { d: 'M-60 -60H60L0 48Z', busy: false },
  { d: 'M-60 22C-40 10 -20 10 0 22S40 34 60 22V60H-60Z', busy: false },
  { d: 'M-30 -60H-18V60H-30ZM-6 -60H6V60H-6ZM18 -60H30V60H18Z', busy: true },
  { d: 'M-60 -32H60V-16H-60ZM-60 0H60V16H-60ZM-60 32H60V60H-60Z', busy: true },
  { d: 'M-60 -60H0V0H-60ZM0 0H60V60H0Z', busy: true },
  { d: 'M-60 -46L-46 -60L0 -14L46 -60L60 -46L14 0L60 46L46 60L0 14L-46 60L-60 46L-14 0Z', busy: true },
  { d: rays, busy: true },
]

const white: Tone = [0.98, 0.008, 90]
const gold: Tone = [0.84, 0.12, 86]
const ink: Tone = [0.26, 0.04, 265]

/**
 * Ground, parting and emblem of a crest; the rim is a deep tone of the ground (of the emblem where the ground is pale), and
 * the accent keeps the emblem apart from the parting.
 */
function kit(high: Tone, second: Tone, pale: Tone = white): Palette {
  const deep: Tone = [Math.max(0.2, high[0] - 0.24), high[1] * 0.8, high[2]]
  const dark = pale[0] < 0.5
  return { high, second, pale, low: high[0] > 0.9 ? pale : deep, glow: white, accent: dark ? high : deep }
}

/** Colours of crests. Neighbours in the list differ, since crests take them in turn. */
const kits: readonly [Palette, ...Palette[]] = [
  kit([0.52, 0.18, 28], [0.38, 0.13, 22]),
  kit([0.4, 0.12, 258], [0.6, 0.13, 240], gold),
  kit([0.5, 0.11, 155], [0.34, 0.07, 165]),
  kit([0.76, 0.14, 82], [0.3, 0.03, 262], ink),
  kit([0.44, 0.13, 305], [0.6, 0.12, 312]),
  kit([0.66, 0.11, 228], [0.94, 0.01, 230], [0.3, 0.08, 255]),
  kit([0.28, 0.035, 262], [0.54, 0.17, 28], gold),
  kit([0.95, 0.012, 85], [0.55, 0.18, 28], [0.48, 0.17, 27]),
  kit([0.5, 0.08, 195], [0.36, 0.06, 205], gold),
  kit([0.62, 0.16, 48], [0.42, 0.12, 38]),
  kit([0.38, 0.11, 10], [0.7, 0.1, 235]),
  kit([0.95, 0.012, 85], [0.42, 0.12, 258], [0.38, 0.12, 258]),
  kit([0.44, 0.08, 135], [0.8, 0.12, 92], gold),
  kit([0.34, 0.06, 240], [0.72, 0.11, 190]),
  kit([0.6, 0.15, 2], [0.42, 0.12, 350]),
  kit([0.36, 0.06, 50], [0.52, 0.09, 62], gold),
  kit([0.94, 0.012, 120], [0.48, 0.11, 155], [0.4, 0.09, 158]),
]

/** Outlines of crests around the origin, 100 high at most. */
const shields: readonly [string, ...string[]] = [
  'M-40 -44H40V2C40 26 22 40 0 48C-22 40 -40 26 -40 2Z',
  'M-42 -36C-26 -36 -12 -40 0 -48C12 -40 26 -36 42 -36V4C42 26 24 40 0 48C-24 40 -42 26 -42 4Z',
  'M-46 0A46 46 0 1 1 46 0A46 46 0 1 1 -46 0Z',
  'M0 -48L42 -25V25L0 48L-42 25V-25Z',
  'M-40 -46H40V18L0 48L-40 18Z',
  'M-40 -44H40V28C40 36 34 40 26 40H14C6 40 2 42 0 48C-2 42 -6 40 -14 40H-26C-34 40 -40 36 -40 28Z',
  'M-28 -46H28C28 -36 34 -30 42 -30V24C42 34 28 36 0 48C-28 36 -42 34 -42 24V-30C-34 -30 -28 -36 -28 -46Z',
  'M0 -48C22 -48 42 -38 42 -16C42 14 20 34 0 48C-20 34 -42 14 -42 -16C-42 -38 -22 -48 0 -48Z',
  'M-42 -46C-36 -40 -24 -38 0 -44C24 -38 36 -40 42 -46C48 -20 44 28 0 48C-44 28 -48 -20 -42 -46Z',
]

function sign({ d, line }: Emblem, colour: string, edge: string): string {
  const outline = shape.stroke(d, edge, (line ?? 0) + 16)
  return outline + (line === undefined ? shape.path(d, colour) : shape.stroke(d, colour, line))
}

/** A team's crest: a shield, parted or plain, with one emblem. Nothing on it is smaller than a pixel at 24 px. */
export const crest: Scene = {
  palettes: kits,
  draw(sheet) {
    const { width, random, palette } = sheet
    const shield = random.pick(shields)
    const field = random.pick(fields)
    const emblem = random.pick(emblems)
    const ground = sheet.linear([
      [0, shade(palette.high, 0.05)],
      [1, shade(palette.high, -0.05)],
    ])
    const light = sheet.linear(
      [
        [0, [1, 0, 0], 0.2],
        [0.5, [1, 0, 0], 0],
        [1, [0.1, 0.02, 265], 0.18],
      ],
      62,
    )
    const rim = css(palette.low)
    const roundel = field.busy
      ? shape.circle(0, 0, 30, css(palette.high), { stroke: rim, 'stroke-width': 3 })
      : ''
    const inside =
      shape.path(shield, ground) +
      (field.d ? shape.path(field.d, css(palette.second)) : '') +
      shape.path(shield, light) +
      roundel
    const drawn =
      shape.group(inside, { 'clip-path': sheet.clip(shape.path(shield, '#000')) }) +
      shape.stroke(shield, rim, 5) +
      shape.stroke(shield, css(palette.glow, 0.5), 1.6, { transform: 'scale(0.91)' }) +
      shape.place(
        0,
        field.busy ? 0 : -2,
        sign(emblem, css(palette.pale), css(palette.accent)),
        0,
        field.busy ? 0.46 : 0.56,
      )
    return shape.place(width / 2, width / 2, drawn, 0, width / 104)
  },
}

/** How many crests there are: `crests/c01` to `crests/c96`. */
export const crestCount = 96
