import { svg } from '../drawing/svg.ts'
import type { Club } from '../pictures/sportsPicture.ts'

/** A club's crest around its middle, about 80 units wide. */
export function crest({ colors: [light, dark] }: Club): SVGGElement {
  const outline = 'M-38-44H38V4C38 30 18 44 0 52C-18 44-38 30-38 4Z'
  return svg(
    'g',
    {},
    svg('path', {
      d: outline,
      fill: light,
      stroke: '#ffffff',
      'stroke-opacity': 0.85,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    svg('path', { d: 'M0-44H38V4C38 30 18 44 0 52Z', fill: dark }),
    svg('path', {
      d: 'M-20 6A20 20 0 0 1 20 6M-11 6A11 11 0 0 1 11 6',
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 4,
    }),
  )
}
