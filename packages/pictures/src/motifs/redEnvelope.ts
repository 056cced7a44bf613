import { shape } from '../svg/shape.ts'
import type { Sheet } from '../svg/sheet.ts'
import { css, shade, type Tone } from '../svg/tone.ts'
import { coin } from './coin.ts'

const red: Tone = [0.55, 0.19, 29]
const gold: Tone = [0.82, 0.12, 86]

/** A closed red envelope around the origin, so high, with a coin for its seal. */
export function redEnvelope(sheet: Sheet, height: number): string {
  const width = height * 0.68
  const [x, y] = [-width / 2, -height / 2]
  const paper = sheet.linear(
    [
      [0, shade(red, 0.07)],
      [0.6, red],
      [1, shade(red, -0.1)],
    ],
    62,
  )
  const flap = sheet.linear([
    [0, shade(red, 0.1)],
    [1, shade(red, -0.04)],
  ])
  const edge = css(gold, 0.75)
  const fold = `M${x} ${y + height * 0.04}V${y + height * 0.24}Q0 ${y + height * 0.5} ${-x} ${y + height * 0.24}V${y + height * 0.04}Z`
  const corner = (side: number) =>
    shape.stroke(
      `M${side * (width * 0.42)} ${height * 0.36}V${height * 0.44}H${side * width * 0.3}`,
      edge,
      height * 0.009,
    )
  return (
    shape.rect(x, y, width, height, paper, { rx: height * 0.045 }) +
    shape.path(fold, css(shade(red, -0.2), 0.5), { transform: `translate(0 ${height * 0.018})` }) +
    shape.path(fold, flap) +
    shape.stroke(
      `M${x} ${y + height * 0.24}Q0 ${y + height * 0.5} ${-x} ${y + height * 0.24}`,
      edge,
      height * 0.012,
    ) +
    corner(-1) +
    corner(1) +
    shape.place(0, y + height * 0.37, coin(sheet, height * 0.125, gold))
  )
}
