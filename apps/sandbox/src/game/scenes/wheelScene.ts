import { canvas, label, svg } from '../../drawing/elements.ts'
import { pocketColor, wheelOrder } from '@koi/contract/engines'
import { tableBackdrop } from './liveTable.ts'
import type { Scene, SceneDeps } from './scene.ts'

const colors = { red: '#b3261e', black: '#161b27', green: '#16754f' } as const
const turn = 360 / wheelOrder.length

function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

function pocket(number: number, index: number): SVGElement[] {
  const from = (index - 0.5) * turn
  const to = from + turn
  return [
    svg('path', {
      d: `M${point(236, from)}A236 236 0 0 1 ${point(236, to)}L${point(150, to)}A150 150 0 0 0 ${point(150, from)}Z`,
      fill: colors[pocketColor(number)],
      stroke: '#e9cf95',
      'stroke-opacity': 0.5,
    }),
    svg(
      'g',
      { transform: `rotate(${index * turn}) translate(0 -206)` },
      label(String(number), { x: 0, y: 8, size: 23, weight: 700, fill: '#fff8ea', face: 'numerals' }),
    ),
  ]
}

/** A European wheel: it turns until the pocket that was drawn stands under the mark. */
export function createWheelScene({ motion }: SceneDeps): Scene {
  const pockets = svg('g', {}, ...wheelOrder.flatMap(pocket))
  const ball = svg('circle', { cy: -168, r: 13, fill: '#fffdf6', stroke: '#00000066', opacity: 0 })
  const hub = svg('g', {})
  let angle = 0
  let spin: Animation | null = null

  function rest(): void {
    spin?.cancel()
    ball.setAttribute('opacity', '0')
    hub.replaceChildren()
  }

  return {
    backdrop: tableBackdrop(),
    picture: canvas(
      { fill: false },
      svg(
        'g',
        { transform: 'translate(400 282)' },
        svg('circle', { r: 262, fill: '#4a2a16' }),
        svg('circle', { r: 246, fill: '#7a4a22' }),
        pockets,
        svg('circle', { r: 150, fill: '#0d382d', stroke: '#e9cf95', 'stroke-width': 3 }),
        ball,
        hub,
        svg('path', { d: 'M-16 -268L16 -268L0 -236Z', fill: '#f4e4bd' }),
      ),
    ),
    begin() {
      rest()
      spin = motion.animate(
        pockets,
        [{ transform: `rotate(${angle}deg)` }, { transform: `rotate(${angle + 360}deg)` }],
        { duration: 900, iterations: Number.POSITIVE_INFINITY },
      )
    },
    rest,
    async reveal({ drawn = {} }) {
      const number = drawn['pocket']?.[0] ?? 0
      spin?.cancel()
      const target = -wheelOrder.indexOf(number) * turn
      motion.animate(
        pockets,
        [{ transform: `rotate(${target - 540}deg)` }, { transform: `rotate(${target}deg)` }],
        { duration: 900, easing: 'cubic-bezier(.1,.7,.2,1)' },
      )
      angle = target
      pockets.setAttribute('transform', `rotate(${target})`)
      await motion.wait(900)
      ball.setAttribute('opacity', '1')
      hub.replaceChildren(
        svg('circle', { r: 92, fill: colors[pocketColor(number)] }),
        label(String(number), { x: 0, y: 34, size: 100, weight: 700, fill: '#fff8ea', face: 'numerals' }),
      )
      return ''
    },
  }
}
