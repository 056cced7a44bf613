import { canvas, svg } from '../../drawing/elements.ts'

export interface FishColors {
  body: string
  patch: string
  fin: string
}

/** A fish seen from the side, swimming to the right, about 130 units long around its middle. */
export function koiFish({ body, patch, fin }: FishColors): SVGGElement {
  const shape = 'M66 0C52-26 14-34-22-18C-34-12-42-6-48 0C-42 6-34 12-22 18C14 34 52 26 66 0Z'
  return svg(
    'g',
    {},
    svg('path', {
      d: 'M-42 0C-60-30-78-34-92-34C-84-18-82-6-76 0C-82 6-84 18-92 34C-78 34-60 30-42 0Z',
      fill: fin,
    }),
    svg('path', { d: 'M-8-22C2-44 26-44 40-30C28-28 18-26 12-22Z', fill: fin }),
    svg('path', { d: 'M6 20C4 40-12 46-26 44C-18 34-16 26-14 18Z', fill: fin }),
    svg('path', { d: shape, fill: body }),
    svg('path', {
      d: 'M14-25C24-14 26 10 14 25C2 27-10 23-22 18C-10 6-8-8-16-20C-6-25 4-27 14-25Z',
      fill: patch,
    }),
    svg('path', { d: 'M-30 14C0 22 40 18 66 0C52 26 14 34-22 18Z', fill: '#fff', 'fill-opacity': 0.16 }),
    svg('path', {
      d: 'M40-16Q48 0 40 16',
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.45,
      'stroke-width': 2.5,
    }),
    svg('circle', { cx: 51, cy: -6, r: 5, fill: '#fff' }),
    svg('circle', { cx: 52, cy: -6, r: 2.8, fill: '#16202f' }),
  )
}

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
