import { label } from '../drawing/label.ts'
import { svg } from '../drawing/svg.ts'
import type { Tile } from '../pictures/tilesPicture.ts'

export const tileSize = { width: 116, height: 160 }

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九'] as const
const winds = ['東', '南', '西', '北'] as const

/** Places of up to nine pips, in columns and rows of -1, 0 and 1. */
const places: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [0, -0.75],
    [0, 0.75],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-0.75, -0.8],
    [0.75, -0.8],
    [-0.75, 0.8],
    [0.75, 0.8],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-0.75, -1],
    [0.75, -1],
    [-0.75, 0],
    [0.75, 0],
    [-0.75, 1],
    [0.75, 1],
  ],
  7: [
    [-1, -1.1],
    [0, -0.8],
    [1, -0.5],
    [-0.75, 0.25],
    [0.75, 0.25],
    [-0.75, 1.1],
    [0.75, 1.1],
  ],
  8: [
    [-0.75, -1.15],
    [0.75, -1.15],
    [-0.75, -0.4],
    [0.75, -0.4],
    [-0.75, 0.4],
    [0.75, 0.4],
    [-0.75, 1.15],
    [0.75, 1.15],
  ],
  9: [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
}

const inks = ['#1f4f9c', '#1c7a4c', '#c02a1b'] as const

function dot(size: number, ink: string): SVGElement[] {
  return [
    svg('circle', { r: size, fill: ink }),
    svg('circle', { r: size * 0.66, fill: 'none', stroke: '#fbf6e8', 'stroke-width': size * 0.16 }),
    svg('circle', { r: size * 0.26, fill: '#fbf6e8' }),
  ]
}

function stick(size: number, ink: string): SVGElement[] {
  return [
    svg('rect', {
      x: -size * 0.42,
      y: -size * 1.12,
      width: size * 0.84,
      height: size * 2.24,
      rx: size * 0.36,
      fill: ink,
    }),
    svg('path', {
      d: `M${-size * 0.42} 0H${size * 0.42}M0 ${-size * 0.9}V${size * 0.9}`,
      stroke: '#fbf6e8',
      'stroke-width': size * 0.13,
    }),
  ]
}

function pips(value: number, draw: (size: number, ink: string) => SVGElement[]): SVGElement[] {
  const size = value === 1 ? 34 : value <= 4 ? 17 : 14
  return (places[value] ?? []).map(([column, line], index) =>
    svg(
      'g',
      { transform: `translate(${column * 32} ${line * 42})` },
      ...draw(size, value === 1 ? inks[2] : (inks[(index + value) % 3] ?? inks[0])),
    ),
  )
}

function sign(text: string, fill: string): SVGElement[] {
  return [label(text, { x: 0, y: 31, size: 84, weight: 700, fill, face: 'serif' })]
}

function face({ family, value }: Tile): SVGElement[] {
  switch (family) {
    case 'characters':
      return [
        label(numerals[value - 1] ?? '', {
          x: 0,
          y: -8,
          size: 56,
          weight: 700,
          fill: '#1b2233',
          face: 'serif',
        }),
        label('萬', { x: 0, y: 58, size: 56, weight: 700, fill: '#c02a1b', face: 'serif' }),
      ]
    case 'dots':
      return pips(value, dot)
    case 'bamboo':
      return pips(value, (size) => stick(size, value === 1 ? '#c02a1b' : '#1c7a4c'))
    case 'wind':
      return sign(winds[value] ?? '', '#1b2a55')
    default:
      return value === 0 ? sign('中', '#c02a1b') : sign('發', '#1c7a4c')
  }
}

function body(top: string): SVGElement[] {
  const { width, height } = tileSize
  return [
    svg('rect', { x: -width / 2, y: -height / 2 + 14, width, height, rx: 14, fill: '#0d5a3c' }),
    svg('rect', { x: -width / 2, y: -height / 2 + 8, width, height, rx: 14, fill: '#e0d3b0' }),
    svg('rect', { x: -width / 2, y: -height / 2, width, height, rx: 14, fill: top }),
  ]
}

/** The face of a tile around its middle. Uses the gradient `ivory`. */
export function tileFace(tile: Tile): SVGGElement {
  return svg('g', {}, ...body('url(#ivory)'), ...face(tile))
}

/** The back of a tile around its middle. Uses the gradient `tile-back`. */
export function tileBack(): SVGGElement {
  const mark = svg('path', {
    d: 'M-24 12A24 24 0 0 1 24 12M-14 12A14 14 0 0 1 14 12',
    fill: 'none',
    stroke: '#d8efe1',
    'stroke-opacity': 0.4,
    'stroke-width': 4,
  })
  return svg('g', {}, ...body('url(#tile-back)'), mark)
}
