import { canvas, gradient, svg } from '../../drawing/elements.ts'
import type { Team } from '../sports/teams.ts'

/** A ground at night: stands, floodlights, and the pitch in perspective. */
export function stadium(): SVGSVGElement {
  const stripes = Array.from({ length: 7 }, (_, index) => {
    const near = (side: number): number => -160 + (side * 1120) / 7
    const far = (side: number): number => 120 + (side * 560) / 7
    return svg('path', {
      d: `M${far(index)} 226L${far(index + 1)} 226L${near(index + 1)} 580H${near(index)}Z`,
      fill: index % 2 === 0 ? '#1f8a55' : '#1a7a4b',
    })
  })
  const seats = Array.from({ length: 150 }, (_, index) =>
    svg('circle', {
      cx: (index * 97) % 800,
      cy: 112 + ((index * 53) % 96),
      r: 2.2,
      fill: ['#ffd9a8', '#9fc3ff', '#ffffff', '#ff9d86'][index % 4] ?? '#ffffff',
      opacity: 0.16 + ((index * 31) % 10) / 40,
    }),
  )
  const lights = [44, 756].map((x) =>
    svg(
      'g',
      {},
      svg('path', { d: `M${x} 60V200`, stroke: '#3b4a66', 'stroke-width': 5 }),
      svg('circle', { cx: x, cy: 52, r: 150, fill: 'url(#flood)' }),
      svg('rect', { x: x - 36, y: 34, width: 72, height: 34, rx: 6, fill: '#f5fbff' }),
    ),
  )
  return canvas(
    { fill: true },
    svg(
      'defs',
      {},
      gradient.linear('night-sky', [
        [0, '#0b1730'],
        [1, '#1c3157'],
      ]),
      gradient.radial('flood', [
        [0, '#e6f3ff', 0.55],
        [1, '#e6f3ff', 0],
      ]),
      gradient.linear('pitch-shade', [
        [0, '#04140c', 0.42],
        [0.5, '#04140c', 0],
        [1, '#04140c', 0.5],
      ]),
    ),
    svg('rect', { width: 800, height: 560, fill: 'url(#night-sky)' }),
    svg('path', { d: 'M-40 100Q400 70 840 100V240H-40Z', fill: '#14213c' }),
    ...seats,
    svg('rect', { x: -40, y: 208, width: 880, height: 22, fill: '#0c1629' }),
    ...stripes,
    svg('path', { d: 'M0 226H800V560H0Z', fill: 'url(#pitch-shade)' }),
    svg('path', { d: 'M120 232H680M400 232V560M88 268L-150 560M712 268L950 560', class: 'pitch-line' }),
    svg('ellipse', { cx: 400, cy: 372, rx: 118, ry: 52, class: 'pitch-line' }),
    ...lights,
  )
}

/** A club's crest around its middle, about 80 units wide. */
export function crest({ colors: [light, dark] }: Team): SVGGElement {
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
