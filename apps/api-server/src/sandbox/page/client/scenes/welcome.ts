import { canvas } from '../drawing/canvas.ts'
import { svg } from '../drawing/svg.ts'
import { koiFish } from './koiFish.ts'

/** What the stage shows before a game is open, and when it cannot be opened. */
export function welcome(): SVGSVGElement {
  const rings = [96, 150, 212, 282].map((r, index) =>
    svg('ellipse', { cx: 400, cy: 290, rx: r * 1.5, ry: r, class: 'ripple', opacity: 0.5 - index * 0.11 }),
  )
  const fish = koiFish({ body: '#fff3ea', patch: '#e8502f', fin: '#f2b09a' })
  return canvas(
    { fill: false },
    ...rings,
    svg('g', { transform: 'translate(408 288) rotate(-14) scale(1.5)' }, fish),
  )
}
