import { canvas, label, svg } from '../../drawing/elements.ts'
import { fishKinds } from '@koi/contract/engines'
import { type FishColors, koiFish } from './koiFish.ts'
import type { Scene, SceneDeps } from './scene.ts'
import { seabed } from './seabed.ts'

/** Where each kind swims, how large, and in which colours. */
const shoal: readonly { x: number; y: number; scale: number; colors: FishColors }[] = [
  { x: 150, y: 130, scale: 0.6, colors: { body: '#8fb4d4', patch: '#5d86ad', fin: '#b9d3e8' } },
  { x: 400, y: 120, scale: 0.75, colors: { body: '#f6913a', patch: '#fff1dc', fin: '#f9bd7e' } },
  { x: 650, y: 140, scale: 0.9, colors: { body: '#e2d48a', patch: '#8f7c38', fin: '#efe6b8' } },
  { x: 150, y: 350, scale: 1.05, colors: { body: '#6d6fb5', patch: '#3d3f7d', fin: '#9a9cd6' } },
  { x: 400, y: 360, scale: 1.25, colors: { body: '#5d728c', patch: '#e9eef5', fin: '#33465f' } },
  { x: 650, y: 360, scale: 1.4, colors: { body: '#ffd666', patch: '#f2542f', fin: '#ffb52e' } },
]

/** Six kinds of fish with what a catch of each pays; a shot goes to each that was aimed at. */
export function createShoalScene({ motion }: SceneDeps): Scene {
  const marks = svg('g', {})
  const school = shoal.map(({ x, y, scale, colors }, index) =>
    svg(
      'g',
      { transform: `translate(${x} ${y})` },
      svg('g', {}, svg('g', { transform: `scale(${scale})` }, koiFish(colors))),
      label(`×${(fishKinds[index]?.pays ?? 0) / 100}`, {
        x: 0,
        y: 34 * scale + 44,
        size: 30,
        weight: 700,
        fill: '#fff6dc',
        face: 'numerals',
      }),
    ),
  )

  return {
    backdrop: seabed(),
    picture: canvas({ fill: false, rows: [30, 490] }, ...school, marks),
    begin() {
      marks.replaceChildren()
      for (const [index, fish] of school.entries()) {
        const inner = fish.firstElementChild
        const reach = index % 2 === 0 ? 18 : -18
        const frames = [{ transform: 'none' }, { transform: `translateX(${reach}px)` }, { transform: 'none' }]
        if (inner !== null) motion.animate(inner, frames, { duration: 1_000, easing: 'ease-in-out' })
      }
    },
    rest: () => marks.replaceChildren(),
    async reveal({ bets = [] }) {
      marks.replaceChildren(
        ...bets.flatMap(({ selection, payout }) => {
          const at = shoal[fishKinds.findIndex(({ id }) => id === selection)]
          if (!at) return []
          const caught = payout > 0n
          const ring = svg('circle', {
            r: 86,
            fill: caught ? '#ffd66644' : 'none',
            stroke: caught ? '#ffd666' : '#ffffff',
            'stroke-opacity': caught ? 1 : 0.5,
            'stroke-width': caught ? 7 : 3,
            'stroke-dasharray': caught ? 'none' : '10 10',
          })
          motion.animate(
            ring,
            [
              { transform: 'scale(2)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            { duration: 240, easing: 'ease-out' },
          )
          return [svg('g', { transform: `translate(${at.x} ${at.y})` }, ring)]
        }),
      )
      await motion.wait(520)
      return ''
    },
  }
}
