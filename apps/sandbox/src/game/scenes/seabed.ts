import { canvas, gradient, svg } from '../../drawing/elements.ts'

/** The water behind the fish: light from above, swells, weeds on the ground. */
export function seabed(): SVGSVGElement {
  const shafts = [90, 250, 430, 610].map((x, index) =>
    svg('path', { d: `M${x} -20L${x + 70 + index * 8} -20L${x - 60} 560H${x - 190}Z`, fill: 'url(#shaft)' }),
  )
  const swells = [0, 1, 2].map((index) => {
    const y = 60 + index * 52
    return svg('path', {
      d: `M-60 ${y}Q40 ${y - 26} 140 ${y}T340 ${y}T540 ${y}T740 ${y}T940 ${y}`,
      fill: 'none',
      stroke: '#c9efff',
      'stroke-opacity': 0.13 - index * 0.03,
      'stroke-width': 3,
    })
  })
  const weeds = [40, 74, 120, 660, 704, 752].map((x, index) => {
    const height = 90 + ((index * 53) % 80)
    return svg('path', {
      d: `M${x} 560C${x - 18} ${560 - height / 2} ${x + 20} ${560 - height / 1.6} ${x + 4} ${560 - height}C${x + 34} ${560 - height / 1.8} ${x + 8} ${560 - height / 3} ${x + 16} 560Z`,
      fill: index % 2 === 0 ? '#0c5a5e' : '#0a4a58',
    })
  })
  return canvas(
    { fill: true },
    svg(
      'defs',
      {},
      gradient.linear('sea', [
        [0, '#1c8fc9'],
        [0.45, '#0f5a97'],
        [1, '#06213f'],
      ]),
      gradient.linear('shaft', [
        [0, '#d8f5ff', 0.2],
        [1, '#d8f5ff', 0],
      ]),
    ),
    svg('rect', { width: 800, height: 560, fill: 'url(#sea)' }),
    ...shafts,
    ...swells,
    svg('path', { d: 'M0 520Q140 480 300 512T620 500T800 516V560H0Z', fill: '#0a3350' }),
    ...weeds,
    svg('path', { d: 'M0 540Q220 510 420 536T800 530V560H0Z', fill: '#082741' }),
  )
}
