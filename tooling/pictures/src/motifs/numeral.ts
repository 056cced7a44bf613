import { shape } from '../svg/shape.ts'
import { glyph, type GlyphName } from './glyph.ts'

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
