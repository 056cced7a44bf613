import { canvas, gradient, label, svg } from '../../drawing/elements.ts'

const colors = ['#e5533a', '#e79a2e', '#3c9a63', '#3b82d0', '#8a63d2'] as const

/** The light on every {@link lotteryBall}: it belongs into the `defs` of their picture. */
export function lotteryBallLight(): SVGGradientElement {
  return gradient.radial(
    'ball-light',
    [
      [0, '#ffffff', 0.6],
      [0.5, '#ffffff', 0.05],
      [1, '#000000', 0.26],
    ],
    { cx: 0.35, cy: 0.29, r: 0.8 },
  )
}

/** An empty place that a drawn ball will take. */
export function lotteryPlace(cx: number, cy: number, r: number): SVGCircleElement {
  return svg('circle', {
    cx,
    cy,
    r,
    fill: '#00000033',
    stroke: '#e7c67e',
    'stroke-opacity': 0.4,
    'stroke-width': 2,
    'stroke-dasharray': '5 7',
  })
}

/** A numbered ball around its middle. Uses {@link lotteryBallLight}. */
export function lotteryBall(number: number, radius: number): SVGGElement {
  const fill = colors[number % colors.length] ?? colors[0]
  return svg(
    'g',
    {},
    svg('circle', { r: radius, fill }),
    svg('circle', { r: radius, fill: 'url(#ball-light)' }),
    svg('circle', { r: radius * 0.6, fill: '#fffdf8' }),
    label(String(number), {
      x: 0,
      y: radius * 0.27,
      size: radius * 0.76,
      weight: 700,
      fill: '#1b2233',
      face: 'numerals',
    }),
  )
}

/** Golden rays from the left of the middle. */
export function lotteryBackdrop(): SVGSVGElement {
  const rays = Array.from({ length: 18 }, (_, index) =>
    svg('path', {
      d: 'M214 262L-30 -520L90 -560Z',
      fill: '#ffe3a3',
      opacity: 0.035,
      transform: `rotate(${index * 20} 214 262)`,
    }),
  )
  return canvas(
    { fill: true },
    svg(
      'defs',
      {},
      gradient.radial(
        'gold-night',
        [
          [0, '#7d5a12'],
          [0.5, '#3d2b0c'],
          [1, '#171008'],
        ],
        { cx: 0.3, r: 0.8 },
      ),
    ),
    svg('rect', { width: 800, height: 560, fill: 'url(#gold-night)' }),
    ...rays,
  )
}
