import { shape } from '../svg/shape.ts'

/** Strokes in a box 60 wide and 100 high around the origin. Drawn here, because a machine may have no font at all. */
const strokes = {
  '0': 'M0 -46C22 -46 26 -22 26 0C26 22 22 46 0 46C-22 46 -26 22 -26 0C-26 -22 -22 -46 0 -46Z',
  '1': 'M-16 -30L4 -46V46M-14 46H22',
  '2': 'M-24 -26C-22 -40 -12 -46 2 -46C18 -46 26 -36 26 -24C26 -4 -8 14 -26 46H27',
  '3': 'M-24 -36C-16 -44 -8 -46 0 -46C16 -46 24 -36 24 -24C24 -10 14 -2 -4 -2C16 -2 27 8 27 22C27 38 16 46 0 46C-12 46 -20 42 -27 34',
  '4': 'M14 46V-46L-28 20H28',
  '5': 'M22 -46H-18L-22 -6C-14 -12 -8 -14 0 -14C18 -14 27 -2 27 15C27 34 16 46 -2 46C-12 46 -20 43 -27 36',
  '6': 'M20 -40C14 -45 8 -46 2 -46C-18 -46 -26 -24 -26 6C-26 32 -16 46 0 46C16 46 26 34 26 17C26 0 16 -10 1 -10C-12 -10 -22 -2 -26 10',
  '7': 'M-26 -46H26C8 -18 -4 12 -8 46',
  '8': 'M0 -46C15 -46 23 -37 23 -25C23 -12 13 -3 0 -3C-13 -3 -23 -12 -23 -25C-23 -37 -15 -46 0 -46ZM0 -3C17 -3 27 7 27 21C27 37 16 46 0 46C-16 46 -27 37 -27 21C-27 7 -17 -3 0 -3Z',
  '9': 'M-20 40C-14 45 -8 46 -2 46C18 46 26 24 26 -6C26 -32 16 -46 0 -46C-16 -46 -26 -34 -26 -17C-26 0 -16 10 -1 10C12 10 22 2 26 -10',
  A: 'M-28 46L0 -46L28 46M-18 14H18',
  K: 'M-22 -46V46M24 -46L-22 8M-6 -8L26 46',
  Q: 'M0 -46C20 -46 28 -26 28 0C28 26 20 46 0 46C-20 46 -28 26 -28 0C-28 -26 -20 -46 0 -46ZM8 24L28 50',
  J: 'M18 -46V22C18 38 8 46 -4 46C-16 46 -24 38 -24 26',
} as const

/** Names of the glyphs that can be drawn. */
export type GlyphName = keyof typeof strokes

/** One figure or letter around the origin, `height` high. */
export function glyph(name: GlyphName, height: number, colour: string, weight = 14): string {
  return shape.group(shape.stroke(strokes[name], colour, weight), { transform: `scale(${height / 100})` })
}

const digits: readonly GlyphName[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** A whole number around the origin, `height` high. */
export function numeral(value: number, height: number, colour: string, weight = 15): string {
  const text = Array.from(String(value))
  const step = height * 0.72
  return text
    .map((digit, index) =>
      shape.place(
        (index - (text.length - 1) / 2) * step,
        0,
        glyph(digits[Number(digit)] ?? '0', height, colour, weight),
      ),
    )
    .join('')
}
