import { canvas } from '../drawing/canvas.ts'
import { gradient } from '../drawing/gradient.ts'
import { label } from '../drawing/label.ts'
import { svg } from '../drawing/svg.ts'
import { lotteryPicture, lotteryTicket } from '../pictures/lotteryPicture.ts'
import { seededRandom } from '../random/seededRandom.ts'
import { lotteryBall } from './lotteryBall.ts'
import type { Scene, SceneDeps } from './scene.ts'

const sphere = { x: 214, y: 262, r: 172 }
const places = [0, 1, 2, 3, 4].map((index) => 452 + index * 74)

function backdrop(): SVGSVGElement {
  const rays = Array.from({ length: 18 }, (_, index) =>
    svg('path', {
      d: 'M214 262L-30 -520L90 -560Z',
      fill: '#ffe3a3',
      opacity: 0.035,
      transform: `rotate(${index * 20} 214 262)`,
    }),
  )
  return canvas(
    { fill: true },
    svg(
      'defs',
      {},
      gradient.radial(
        'gold-night',
        [
          [0, '#7d5a12'],
          [0.5, '#3d2b0c'],
          [1, '#171008'],
        ],
        { cx: 0.3, r: 0.8 },
      ),
    ),
    svg('rect', { width: 800, height: 560, fill: 'url(#gold-night)' }),
    ...rays,
  )
}

/** Balls lying in the lower half of the sphere, row upon row. */
function heap(): { x: number; y: number; number: number }[] {
  const random = seededRandom(42)
  const reach = sphere.r - 30
  return [126, 83, 40, -3].flatMap((y, row) => {
    const half = Math.sqrt(reach * reach - y * y)
    const count = Math.floor((2 * half) / 51) + 1
    return Array.from({ length: count }, (_, index) => ({
      x: (index - (count - 1) / 2) * 51 + (random() - 0.5) * 5,
      y: y + (random() - 0.5) * 6,
      number: 1 + ((row * 7 + index * 4 + 2) % 30),
    }))
  })
}

/** Lottery: five numbers of the round, and five balls out of the sphere. */
export function createLotteryScene({ motion, texts }: SceneDeps): Scene {
  const ticket = svg('g', {})
  const drawn = svg('g', {})
  const balls = heap().map(({ x, y, number }) => ({
    x,
    y,
    element: svg(
      'g',
      { transform: `translate(${sphere.x + x} ${sphere.y + y})` },
      svg('g', {}, lotteryBall(number, 27)),
    ),
  }))
  let tumbling: (Animation | null)[] = []
  let shown: readonly number[] = []

  function slots(y: number): SVGGElement[] {
    return places.map((x) =>
      svg(
        'g',
        {},
        svg('circle', {
          cx: x,
          cy: y,
          r: 33,
          fill: '#00000033',
          stroke: '#e7c67e',
          'stroke-opacity': 0.4,
          'stroke-width': 2,
          'stroke-dasharray': '4 6',
        }),
      ),
    )
  }

  function drawTicket(hits: readonly number[]): void {
    ticket.replaceChildren(
      ...shown.map((number, index) => {
        const hit = hits.includes(number)
        const disc = svg('circle', {
          r: 33,
          fill: hit ? '#f6d489' : '#00000040',
          stroke: '#e7c67e',
          'stroke-width': 2.5,
        })
        const fill = hit ? '#3a2606' : '#f8ecd0'
        const text = label(String(number), { x: 0, y: 11, size: 30, weight: 700, fill, face: 'numerals' })
        return svg('g', { transform: `translate(${places[index] ?? 0} 200)` }, disc, text)
      }),
    )
  }

  function stop(): void {
    for (const animation of tumbling) animation?.cancel()
    tumbling = []
  }

  function rest(): void {
    stop()
    ticket.replaceChildren(...slots(200))
    drawn.replaceChildren(...slots(376))
  }

  function tumble(): void {
    const random = seededRandom(7)
    for (const { element, x, y } of balls) {
      const inner = element.firstElementChild
      if (inner === null) continue
      const frames = Array.from({ length: 4 }, () => {
        const angle = random() * Math.PI * 2
        const reach = random() * (sphere.r - 34)
        return { transform: `translate(${Math.cos(angle) * reach - x}px, ${Math.sin(angle) * reach - y}px)` }
      })
      const timing = { duration: 760, iterations: Number.POSITIVE_INFINITY, easing: 'linear' }
      tumbling.push(motion.animate(inner, [{ transform: 'none' }, ...frames, { transform: 'none' }], timing))
    }
  }

  rest()
  return {
    backdrop: backdrop(),
    picture: canvas(
      { fill: false },
      svg(
        'defs',
        {},
        gradient.radial(
          'ball-light',
          [
            [0, '#ffffff', 0.55],
            [0.5, '#ffffff', 0],
            [1, '#000000', 0.28],
          ],
          { cx: 0.35, cy: 0.28, r: 0.8 },
        ),
        gradient.radial('glass', [
          [0, '#fff8e6', 0.05],
          [0.82, '#fff8e6', 0.08],
          [1, '#fff8e6', 0.34],
        ]),
        gradient.linear('brass', [
          [0, '#f3d48c'],
          [1, '#8c6420'],
        ]),
      ),
      svg('path', {
        d: `M${sphere.x - 78} 424H${sphere.x + 78}L${sphere.x + 112} 490H${sphere.x - 112}Z`,
        fill: 'url(#brass)',
      }),
      svg('circle', { cx: sphere.x, cy: sphere.y, r: sphere.r, fill: '#0000004d' }),
      ...balls.map(({ element }) => element),
      svg('circle', {
        cx: sphere.x,
        cy: sphere.y,
        r: sphere.r,
        fill: 'url(#glass)',
        stroke: 'url(#brass)',
        'stroke-width': 5,
      }),
      svg('path', {
        d: `M${sphere.x - 118} ${sphere.y - 74}A140 140 0 0 1 ${sphere.x - 30} ${sphere.y - 136}`,
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.5,
        'stroke-width': 9,
        'stroke-linecap': 'round',
      }),
      label(texts.ticket, { x: 419, y: 144, size: 27, fill: '#f8ecd0', anchor: 'start' }),
      label(texts.draw, { x: 419, y: 320, size: 27, fill: '#f8ecd0', anchor: 'start' }),
      ticket,
      drawn,
    ),
    begin(round) {
      rest()
      shown = lotteryTicket(round)
      drawTicket([])
      tumble()
    },
    rest,
    async reveal(outcome) {
      const picture = lotteryPicture(outcome)
      shown = picture.ticket
      drawn.replaceChildren(
        ...picture.drawn.map((number, index) => {
          const x = places[index] ?? 0
          const moving = svg('g', {}, lotteryBall(number, 33))
          const from = {
            transform: `translate(${sphere.x + 60 - x}px, 70px) rotate(-200deg) scale(.8)`,
            opacity: 0,
          }
          const timing = { duration: 260, delay: index * 105, easing: 'cubic-bezier(.2,.7,.3,1)' }
          motion.animate(
            moving,
            [from, { opacity: 1, offset: 0.3 }, { transform: 'none', opacity: 1 }],
            timing,
          )
          return svg('g', { transform: `translate(${x} 376)` }, moving)
        }),
      )
      await motion.wait(720)
      stop()
      drawTicket(picture.drawn)
      return texts.lotteryHits(picture.hits)
    },
  }
}
