import { svg } from '../drawing/svg.ts'

/** A round net seen from above, 110 units in radius around its middle. */
export function castNet(): SVGGElement {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return `M0 0L${(Math.cos(angle) * 110).toFixed(1)} ${(Math.sin(angle) * 110).toFixed(1)}`
  }).join('')
  const rings = [28, 56, 84].map((r) => svg('circle', { r, class: 'net-cord' }))
  const weights = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return svg('circle', { cx: Math.cos(angle) * 110, cy: Math.sin(angle) * 110, r: 5, fill: '#ffe9b8' })
  })
  return svg(
    'g',
    {},
    svg('circle', { r: 110, fill: '#e8f7ff', 'fill-opacity': 0.1, class: 'net-rim' }),
    svg('path', { d: spokes, class: 'net-cord' }),
    ...rings,
    ...weights,
  )
}
