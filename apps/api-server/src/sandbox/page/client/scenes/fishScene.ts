import { canvas } from '../drawing/canvas.ts'
import { svg } from '../drawing/svg.ts'
import { fishPicture, netPlace, type Catch } from '../pictures/fishPicture.ts'
import { castNet } from './castNet.ts'
import { koiFish, type FishColors } from './koiFish.ts'
import type { Scene, SceneDeps } from './scene.ts'
import { seabed } from './seabed.ts'

const red: FishColors = { body: '#fff3ea', patch: '#f2542f', fin: '#f7b49c' }
const amber: FishColors = { body: '#f6913a', patch: '#fff1dc', fin: '#f9bd7e' }
const slate: FishColors = { body: '#8fb4d4', patch: '#5d86ad', fin: '#b9d3e8' }
const ink: FishColors = { body: '#33465f', patch: '#e9eef5', fin: '#5d728c' }
const gold: FishColors = { body: '#ffd666', patch: '#fff3c4', fin: '#ffb52e' }

const swimming: readonly { x: number; y: number; scale: number; flip: boolean; colors: FishColors }[] = [
  { x: 120, y: 150, scale: 0.72, flip: false, colors: amber },
  { x: 654, y: 128, scale: 0.8, flip: true, colors: red },
  { x: 706, y: 330, scale: 0.92, flip: true, colors: amber },
  { x: 112, y: 338, scale: 0.98, flip: false, colors: red },
  { x: 400, y: 104, scale: 0.55, flip: false, colors: slate },
  { x: 250, y: 452, scale: 0.66, flip: false, colors: ink },
  { x: 560, y: 458, scale: 0.6, flip: true, colors: slate },
]

const caughtFish: Readonly<Record<Exclude<Catch, 'nothing'>, { colors: FishColors; scale: number }>> = {
  minnow: { colors: slate, scale: 0.62 },
  koi: { colors: red, scale: 1.3 },
  golden: { colors: gold, scale: 1.5 },
}

/** Fishing: a net goes down among the fish and comes up with something or nothing. */
export function createFishScene({ motion, texts }: SceneDeps): Scene {
  const school = swimming.map(({ x, y, scale, flip, colors }) =>
    svg(
      'g',
      { transform: `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})` },
      svg('g', {}, koiFish(colors)),
    ),
  )
  const net = svg('g', { opacity: 0 }, svg('g', {}, castNet()))
  const catches = svg('g', {})

  /** A few strokes of the tail, never an endless swim. */
  function drift(reach: number, duration: number): void {
    for (const [index, fish] of school.entries()) {
      const inner = fish.firstElementChild
      if (inner === null) continue
      const frames = [
        { transform: 'none' },
        {
          transform: `translate(${reach}px, ${index % 2 === 0 ? -6 : 6}px) rotate(${index % 2 === 0 ? -3 : 3}deg)`,
        },
        { transform: 'none' },
      ]
      motion.animate(inner, frames, { duration: duration + index * 90, easing: 'ease-in-out' })
    }
  }

  function rest(): void {
    net.setAttribute('opacity', '0')
    catches.replaceChildren()
  }

  return {
    backdrop: seabed(),
    picture: canvas({ fill: false }, ...school, net, catches),
    begin(round) {
      const { x, y } = netPlace(round)
      catches.replaceChildren()
      net.setAttribute('transform', `translate(${x} ${y})`)
      net.setAttribute('opacity', '1')
      const inner = net.firstElementChild
      const frames = [
        { transform: 'translateY(-260px) scale(.15) rotate(-40deg)', opacity: 0 },
        { opacity: 1, offset: 0.35 },
        { transform: 'none', opacity: 1 },
      ]
      if (inner !== null) motion.animate(inner, frames, { duration: 400, easing: 'cubic-bezier(.2,.7,.3,1)' })
      drift(22, 1100)
    },
    rest,
    async reveal(outcome) {
      const { at, caught, angle, scale } = fishPicture(outcome)
      const inner = net.firstElementChild
      const pull = [{ transform: 'none' }, { transform: 'scale(.72)' }, { transform: 'none' }]
      if (inner !== null) motion.animate(inner, pull, { duration: 620, easing: 'ease-in-out' })
      if (caught !== 'nothing') {
        const fish = caughtFish[caught]
        const size = fish.scale * scale
        const halo = svg('circle', { r: 132, fill: caught === 'golden' ? '#ffd66655' : '#ffffff1f' })
        const moving = svg(
          'g',
          {},
          ...(caught === 'minnow' ? [] : [halo]),
          svg('g', { transform: `rotate(${angle}) scale(${size})` }, koiFish(fish.colors)),
        )
        motion.animate(
          moving,
          [
            { transform: 'translateY(40px) scale(.4)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: 300, delay: 330, easing: 'cubic-bezier(.2,.8,.3,1.1)' },
        )
        catches.replaceChildren(svg('g', { transform: `translate(${at.x} ${at.y})` }, moving))
      }
      await motion.wait(700)
      if (caught === 'nothing') return texts.fishNothing
      if (caught === 'minnow') return texts.fishMinnow
      return caught === 'koi' ? texts.fishKoi : texts.fishGolden
    },
  }
}
