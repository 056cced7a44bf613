import { gradient, svg } from '../../drawing/elements.ts'

/** The gradients that slot symbols and cabinets are painted with. */
export function reelPaints(): SVGDefsElement {
  return svg(
    'defs',
    {},
    gradient.linear('slot-gold', [
      [0, '#ffe7a8'],
      [0.5, '#e7b54c'],
      [1, '#b67a1f'],
    ]),
    gradient.linear('slot-red', [
      [0, '#ff7a52'],
      [1, '#c9260f'],
    ]),
    gradient.linear('slot-cabinet', [
      [0, '#6b3bab'],
      [1, '#2f1860'],
    ]),
    gradient.linear('slot-paper', [
      [0, '#d9cfee'],
      [0.5, '#ffffff'],
      [1, '#d9cfee'],
    ]),
    gradient.linear('slot-shade', [
      [0, '#150c2a', 0.55],
      [0.26, '#150c2a', 0],
      [0.74, '#150c2a', 0],
      [1, '#150c2a', 0.55],
    ]),
    gradient.radial('slot-pearl', [
      [0, '#ffffff'],
      [0.5, '#bfe9f5'],
      [1, '#4f9fc4'],
    ]),
    gradient.radial('slot-moon', [
      [0, '#fffdf0'],
      [0.7, '#ffe9a3'],
      [1, '#f0bf4d'],
    ]),
  )
}
