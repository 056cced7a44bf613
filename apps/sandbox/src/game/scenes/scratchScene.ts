import { canvas, label, svg } from '../../drawing/elements.ts'
import { scratchLabel } from '@koi/contract/engines'
import { lotteryBackdrop } from './lotteryBall.ts'
import type { Scene, SceneDeps } from './scene.ts'

const colors = ['#4a6fa5', '#3f8f6b', '#b0722a', '#a8483a', '#8a3f86', '#c79a1e'] as const
const place = (index: number) => ({ x: 250 + (index % 3) * 150, y: 128 + Math.floor(index / 3) * 146 })

/** A card of nine fields under silver: they are laid bare row by row, three alike light up. */
export function createScratchScene({ motion }: SceneDeps): Scene {
  const fields = svg('g', {})

  function silver(): SVGElement {
    return svg(
      'g',
      {},
      svg('rect', { x: -66, y: -62, width: 132, height: 124, rx: 16, fill: '#b9c0cc' }),
      svg('path', { d: 'M-40 30L34-36M-18 40L46-18M-50 2L0-44', stroke: '#e8ecf2', 'stroke-width': 7 }),
    )
  }

  function rest(): void {
    fields.replaceChildren(
      ...Array.from({ length: 9 }, (_, index) => {
        const { x, y } = place(index)
        return svg('g', { transform: `translate(${x} ${y})` }, silver())
      }),
    )
  }

  rest()
  return {
    backdrop: lotteryBackdrop(),
    picture: canvas(
      { fill: false },
      svg('rect', { x: 160, y: 40, width: 480, height: 468, rx: 28, fill: '#fff6e2' }),
      svg('rect', {
        x: 172,
        y: 52,
        width: 456,
        height: 444,
        rx: 20,
        fill: 'none',
        stroke: '#c8321c',
        'stroke-width': 4,
      }),
      fields,
    ),
    begin: rest,
    rest,
    async reveal({ drawn = {} }) {
      const cells = drawn['cells'] ?? []
      const alike = cells.find((cell) => cells.filter((other) => other === cell).length === 3)
      fields.replaceChildren(
        ...cells.map((cell, index) => {
          const { x, y } = place(index)
          const cover = svg('g', { opacity: 0 }, silver())
          motion.animate(cover, [{ opacity: 1 }, { opacity: 0 }], {
            duration: 220,
            delay: Math.floor(index / 3) * 240 + (index % 3) * 60,
          })
          return svg(
            'g',
            { transform: `translate(${x} ${y})` },
            svg('rect', {
              x: -66,
              y: -62,
              width: 132,
              height: 124,
              rx: 16,
              fill: cell === alike ? '#ffe19a' : '#ffffff',
              stroke: cell === alike ? '#c8321c' : '#d9c9a4',
              'stroke-width': cell === alike ? 6 : 2,
            }),
            label(scratchLabel(cell), {
              x: 0,
              y: 14,
              size: 40,
              weight: 700,
              fill: colors[cell] ?? '#1b2233',
              face: 'numerals',
            }),
            cover,
          )
        }),
      )
      await motion.wait(900)
      return ''
    },
  }
}
