import { shape } from '../svg/shape.ts'

const suits = {
  heart:
    'M0 0.92C-0.5 0.5 -1 0.1 -1 -0.36C-1 -0.7 -0.76 -0.9 -0.5 -0.9C-0.28 -0.9 -0.1 -0.78 0 -0.56C0.1 -0.78 0.28 -0.9 0.5 -0.9C0.76 -0.9 1 -0.7 1 -0.36C1 0.1 0.5 0.5 0 0.92Z',
  diamond:
    'M0 -1C0.22 -0.6 0.48 -0.28 0.76 0C0.48 0.28 0.22 0.6 0 1C-0.22 0.6 -0.48 0.28 -0.76 0C-0.48 -0.28 -0.22 -0.6 0 -1Z',
  spade:
    'M0 -0.98C0.4 -0.5 0.98 -0.2 0.98 0.26C0.98 0.56 0.76 0.72 0.52 0.72C0.34 0.72 0.18 0.64 0.08 0.5C0.1 0.72 0.2 0.88 0.36 0.98H-0.36C-0.2 0.88 -0.1 0.72 -0.08 0.5C-0.18 0.64 -0.34 0.72 -0.52 0.72C-0.76 0.72 -0.98 0.56 -0.98 0.26C-0.98 -0.2 -0.4 -0.5 0 -0.98Z',
  club: 'M0 -0.96A0.42 0.42 0 0 1 0.3 -0.24A0.43 0.43 0 1 1 0.08 0.38C0.1 0.66 0.2 0.86 0.38 0.98H-0.38C-0.2 0.86 -0.1 0.66 -0.08 0.38A0.43 0.43 0 1 1 -0.3 -0.24A0.42 0.42 0 0 1 0 -0.96Z',
} as const

/** The four suits of a pack. */
export type Suit = keyof typeof suits

/** A suit mark around the origin, `r` from the middle to the edge. */
export function pip(suit: Suit, r: number, colour: string): string {
  return shape.path(suits[suit], colour, { transform: `scale(${r})` })
}
