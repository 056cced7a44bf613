import type { Scene } from '../scenes/scene.ts'
import { css } from '../svg/css.ts'
import { palettes } from '../svg/palettes.ts'
import { shade } from '../svg/shade.ts'
import { shape } from '../svg/shape.ts'
import type { Tone } from '../svg/tone.ts'
import type { BankMark } from './bankMarks.ts'
import { letters, type Letter } from './letters.ts'

const paper: Tone = [0.975, 0.006, 262]
const inks: Readonly<Record<BankMark['hue'], Tone>> = {
  blue: [0.43, 0.12, 256],
  red: [0.47, 0.15, 24],
  green: [0.43, 0.09, 165],
  purple: [0.43, 0.13, 310],
  neutral: [0.36, 0.025, 262],
}

const letter = (name: Letter, x: number, y: number, height: number, colour: string, weight = 15) =>
  shape.place(x, y, shape.stroke(letters[name], colour, weight), 0, height / 100)

/** A monogram on paper, with a thin ring; a coin has a second ring and its network's letter at the foot. */
export function bankMark({ letters: names, hue, network }: BankMark): Scene {
  return {
    palettes: [palettes.slate],
    draw(sheet) {
      const ink = inks[hue]
      const ground = sheet.linear([
        [0, shade(paper, 0.015)],
        [1, shade(paper, -0.03)],
      ])
      const coin = names.length === 1
      const drawn =
        shape.circle(0, 0, 49, ground) +
        shape.circle(0, 0, 46.5, 'none', { stroke: css(ink, 0.9), 'stroke-width': 4 }) +
        (coin ? shape.circle(0, 0, 38, 'none', { stroke: css(ink, 0.4), 'stroke-width': 2 }) : '') +
        names
          .map((name, index) => letter(name, (index - (names.length - 1) / 2) * 31, 0, 40, css(ink), 17))
          .join('') +
        (network
          ? shape.circle(30, 30, 18, css(ink), { stroke: css(paper), 'stroke-width': 4 }) +
            letter(network, 30, 30, 18, css(paper), 20)
          : '')
      return shape.place(sheet.width / 2, sheet.width / 2, drawn, 0, sheet.width / 100)
    },
  }
}
