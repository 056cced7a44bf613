import { label } from '../drawing/label.ts'
import { svg } from '../drawing/svg.ts'

const colors = ['#e5533a', '#e79a2e', '#3c9a63', '#3b82d0', '#8a63d2'] as const

/** A numbered ball around its middle. Uses the gradient `ball-light`. */
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
