import type { Scene } from '../svg/sheet.ts'
import { css, shade, type Tone } from '../svg/tone.ts'
import { palettes } from '../svg/palettes.ts'
import { shape } from '../svg/shape.ts'

/** Capital letters as strokes in a box 60 wide and 100 high around the origin; a machine may have no font at all. */
const letters = {
  A: 'M-27 46L0 -46L27 46M-17 14H17',
  B: 'M-22 -46V46M-22 -46H0C30 -46 30 -3 0 -3H-22M0 -3C36 -3 36 46 0 46H-22',
  C: 'M26 -30C20 -40 12 -46 2 -46C-18 -46 -26 -24 -26 0C-26 24 -18 46 2 46C12 46 20 40 26 30',
  D: 'M-22 -46V46M-22 -46H-4C34 -46 34 46 -4 46H-22',
  E: 'M24 -46H-20V46H24M-20 -2H18',
  F: 'M24 -46H-20V46M-20 -2H18',
  G: 'M25 -30C19 -40 11 -46 2 -46C-18 -46 -26 -24 -26 0C-26 24 -18 46 2 46C18 46 26 32 26 6H6',
  H: 'M-24 -46V46M24 -46V46M-24 0H24',
  I: 'M0 -46V46M-14 -46H14M-14 46H14',
  J: 'M16 -46V16C16 36 8 46 -6 46C-18 46 -26 38 -26 24',
  L: 'M-20 -46V46H24',
  M: 'M-28 46V-46L0 10L28 -46V46',
  N: 'M-24 46V-46L24 46V-46',
  O: 'M0 -46C22 -46 28 -24 28 0C28 24 22 46 0 46C-22 46 -28 24 -28 0C-28 -24 -22 -46 0 -46Z',
  P: 'M-20 46V-46H2C34 -46 34 4 2 4H-20',
  S: 'M22 -34C16 -42 8 -46 -1 -46C-16 -46 -24 -38 -24 -26C-24 -4 24 -8 24 20C24 36 14 46 -2 46C-12 46 -20 41 -26 32',
  T: 'M-28 -46H28M0 -46V46',
  U: 'M-24 -46V14C-24 34 -15 46 0 46C15 46 24 34 24 14V-46',
  Z: 'M-24 -46H24L-24 46H24',
} as const

/** Letters that can be drawn. */
type Letter = keyof typeof letters

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

type Hue = 'blue' | 'red' | 'green' | 'purple' | 'neutral'

/** A mark to draw: one or two letters, the hue of its group (D11), and the letter of a coin's network. */
interface BankMark {
  readonly letters: readonly Letter[]
  readonly hue: Hue
  readonly network?: Letter
}

const mark = (hue: Hue, ...letters: Letter[]): BankMark => ({ hue, letters })

/** By the code they are asked for with: banks, Alipay, and USDT by network. */
export const bankMarks: Readonly<Record<string, BankMark>> = {
  ccb: mark('blue', 'C', 'B'),
  cib: mark('blue', 'C', 'I'),
  spdb: mark('blue', 'S', 'P'),
  bcm: mark('blue', 'B', 'M'),
  cmbc: mark('blue', 'M', 'B'),
  icbc: mark('red', 'I', 'C'),
  boc: mark('red', 'B', 'O'),
  cgb: mark('red', 'C', 'G'),
  cncb: mark('red', 'C', 'N'),
  hb: mark('red', 'H', 'B'),
  cmb: mark('red', 'C', 'M'),
  pab: mark('red', 'P', 'A'),
  psbc: mark('green', 'P', 'S'),
  abc: mark('green', 'A', 'B'),
  ceb: mark('purple', 'C', 'E'),
  bob: mark('neutral', 'B', 'B'),
  bohai: mark('neutral', 'B', 'H'),
  bos: mark('neutral', 'B', 'S'),
  cdb: mark('neutral', 'C', 'D'),
  czb: mark('neutral', 'C', 'Z'),
  hfb: mark('neutral', 'H', 'F'),
  hzb: mark('neutral', 'H', 'Z'),
  jsb: mark('neutral', 'J', 'S'),
  nbcb: mark('neutral', 'N', 'B'),
  njcb: mark('neutral', 'N', 'J'),
  alipay: mark('neutral', 'A', 'L'),
  usdt: mark('neutral', 'U'),
  'usdt-trc20': { ...mark('neutral', 'U'), network: 'T' },
  'usdt-erc20': { ...mark('neutral', 'U'), network: 'E' },
}
