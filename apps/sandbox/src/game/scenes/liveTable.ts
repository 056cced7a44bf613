import { canvas, gradient, svg } from '../../drawing/elements.ts'

/** The felt of the table, with two gold lines around the places of the cards. */
export function tableBackdrop(): SVGSVGElement {
  return canvas(
    { fill: true },
    svg(
      'defs',
      {},
      gradient.radial(
        'felt',
        [
          [0, '#1d7a58'],
          [0.6, '#0f5140'],
          [1, '#062a25'],
        ],
        { cy: 0.45, r: 0.72 },
      ),
      svg(
        'pattern',
        { id: 'weave', width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
        svg('path', { d: 'M0 6L6 0', stroke: '#ffffff', 'stroke-opacity': 0.035 }),
      ),
    ),
    svg('rect', { width: 800, height: 560, fill: 'url(#felt)' }),
    svg('rect', { width: 800, height: 560, fill: 'url(#weave)' }),
    svg('ellipse', {
      cx: 400,
      cy: 130,
      rx: 640,
      ry: 380,
      fill: 'none',
      stroke: '#e9cf95',
      'stroke-opacity': 0.28,
      'stroke-width': 3,
    }),
    svg('ellipse', {
      cx: 400,
      cy: 120,
      rx: 660,
      ry: 410,
      fill: 'none',
      stroke: '#e9cf95',
      'stroke-opacity': 0.14,
      'stroke-width': 1.5,
    }),
  )
}
