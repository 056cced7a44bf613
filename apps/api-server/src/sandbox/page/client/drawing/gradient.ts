import { svg } from './svg.ts'

type Stop = readonly [offset: number, color: string, opacity?: number]

function stops(list: readonly Stop[]): SVGStopElement[] {
  return list.map(([offset, color, opacity = 1]) =>
    svg('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
  )
}

/** Gradients by id, to be put into `defs`. */
export const gradient = {
  /** From top to bottom; `angle` turns it, in degrees. */
  linear(id: string, list: readonly Stop[], angle = 0): SVGLinearGradientElement {
    return svg(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0, y2: 1, gradientTransform: `rotate(${angle} .5 .5)` },
      ...stops(list),
    )
  },
  radial(id: string, list: readonly Stop[], at: { cx?: number; cy?: number; r?: number } = {}) {
    return svg('radialGradient', { id, cx: at.cx ?? 0.5, cy: at.cy ?? 0.5, r: at.r ?? 0.5 }, ...stops(list))
  },
}
