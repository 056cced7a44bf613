import { svg } from './svg.ts'

/** An empty picture of 800 by 560 units. `fill` crops it to cover its box, else it fits inside. */
export function canvas({ fill }: { fill: boolean }, ...children: readonly Node[]): SVGSVGElement {
  return svg(
    'svg',
    {
      viewBox: '0 0 800 560',
      preserveAspectRatio: fill ? 'xMidYMid slice' : 'xMidYMid meet',
      class: fill ? 'backdrop' : 'picture',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    ...children,
  )
}
