import { label, svg } from '../../drawing/elements.ts'

export const suits = ['♠', '♥', '♣', '♦'] as const

interface Card {
  /** 1 is the ace, 11 to 13 are the pictures. */
  readonly rank: number
  readonly suit: (typeof suits)[number]
}

export const cardSize = { width: 104, height: 146 }

const names = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** The face of a card around its middle. */
export function cardFace({ rank, suit }: Card): SVGGElement {
  const { width, height } = cardSize
  const fill = suit === '♥' || suit === '♦' ? '#d0321f' : '#1b2233'
  const name = names[rank] ?? ''
  const corner = (): SVGElement[] => [
    label(name, { x: -width / 2 + 20, y: -height / 2 + 32, size: 27, weight: 700, fill, face: 'serif' }),
    label(suit, { x: -width / 2 + 20, y: -height / 2 + 56, size: 22, fill, face: 'serif' }),
  ]
  return svg(
    'g',
    {},
    svg('rect', {
      x: -width / 2,
      y: -height / 2,
      width,
      height,
      rx: 11,
      fill: '#fffdf8',
      stroke: '#00000022',
    }),
    ...corner(),
    label(suit, { x: 8, y: 30, size: 66, fill, face: 'serif' }),
    svg('g', { transform: 'rotate(180)' }, ...corner()),
  )
}

/** The back of a card around its middle. Uses the pattern `card-lattice`. */
export function cardBack(): SVGGElement {
  const { width, height } = cardSize
  return svg(
    'g',
    {},
    svg('rect', { x: -width / 2, y: -height / 2, width, height, rx: 11, fill: '#fffdf8' }),
    svg('rect', {
      x: -width / 2 + 6,
      y: -height / 2 + 6,
      width: width - 12,
      height: height - 12,
      rx: 7,
      fill: '#a3231a',
    }),
    svg('rect', {
      x: -width / 2 + 6,
      y: -height / 2 + 6,
      width: width - 12,
      height: height - 12,
      rx: 7,
      fill: 'url(#card-lattice)',
    }),
  )
}

/** The lattice on the back of a card, for `defs`. */
export function cardLattice(): SVGPatternElement {
  return svg(
    'pattern',
    { id: 'card-lattice', width: 14, height: 14, patternUnits: 'userSpaceOnUse' },
    svg('path', { d: 'M0 7L7 0L14 7L7 14Z', fill: 'none', stroke: '#ffd9c4', 'stroke-opacity': 0.55 }),
  )
}
