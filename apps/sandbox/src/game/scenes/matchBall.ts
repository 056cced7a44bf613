import { svg } from '../../drawing/elements.ts'
import type { Motion } from '../../drawing/motion.ts'

const spot = { x: 400, y: 372 }
const goals = { home: { x: 596, y: -70 }, away: { x: -596, y: -70 } }
const passes = [
  'none',
  'translate(-130px, 46px) rotate(-200deg)',
  'translate(70px, 82px) rotate(120deg)',
  'translate(150px, -22px) rotate(300deg)',
  'none',
]

function ball(): SVGGElement {
  return svg(
    'g',
    {},
    svg('circle', { r: 23, fill: '#fbfdff' }),
    svg('path', { d: 'M0-10L9.5-3L6 8H-6L-9.5-3Z', fill: '#1b2233' }),
    svg('path', {
      d: 'M0-10V-22M9.5-3L20-9M6 8L13 18M-6 8L-13 18M-9.5-3L-20-9',
      stroke: '#1b2233',
      'stroke-width': 3,
    }),
  )
}

/** The ball on the ground: at rest, passed around, or shot into a goal. */
export function createMatchBall(motion: Motion) {
  const moving = svg('g', {}, ball())
  let playing: Animation | null = null

  return {
    element: svg(
      'g',
      { transform: `translate(${spot.x} ${spot.y})` },
      svg('ellipse', { cy: 24, rx: 24, ry: 7, fill: '#00000055' }),
      moving,
    ),
    /** Passed around, once in so many ms. */
    pass(duration: number): void {
      playing?.cancel()
      const frames = passes.map((transform) => ({ transform }))
      const timing = { duration, iterations: Number.POSITIVE_INFINITY, easing: 'ease-in-out' }
      playing = motion.animate(moving, frames, timing)
    },
    stop(): void {
      playing?.cancel()
      playing = null
    },
    shoot(side: keyof typeof goals): void {
      const { x, y } = goals[side]
      const shot = [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.4}px, ${y - 40}px) scale(.86) rotate(260deg)`, offset: 0.55 },
        { transform: `translate(${x}px, ${y}px) scale(.6) rotate(560deg)`, opacity: 0 },
      ]
      motion.animate(moving, shot, { duration: 560, easing: 'ease-out' })
    },
  }
}
