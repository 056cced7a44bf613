import { canvas, svg } from '../../drawing/elements.ts'
import { lotteryBackdrop, lotteryBall, lotteryBallLight, lotteryPlace } from './lotteryBall.ts'
import type { Scene, SceneDeps } from './scene.ts'

const places = [120, 260, 400, 540, 680] as const

/** Five balls that fall into their places, one digit each. */
export function createBallsScene({ motion }: SceneDeps): Scene {
  const balls = svg('g', {})

  function rest(): void {
    balls.replaceChildren(...places.map((cx) => lotteryPlace(cx, 270, 62)))
  }

  rest()
  return {
    backdrop: lotteryBackdrop(),
    picture: canvas({ fill: false, rows: [170, 370] }, svg('defs', {}, lotteryBallLight()), balls),
    begin: rest,
    rest,
    async reveal({ drawn = {} }) {
      balls.replaceChildren(
        ...(drawn['digits'] ?? []).map((digit, index) => {
          const moving = svg('g', {}, lotteryBall(digit, 62))
          motion.animate(
            moving,
            [
              { transform: 'translateY(-330px) rotate(-200deg)', opacity: 0 },
              { opacity: 1, offset: 0.3 },
              { transform: 'none' },
            ],
            { duration: 320, delay: index * 130, easing: 'cubic-bezier(.2,.7,.3,1.1)' },
          )
          return svg('g', { transform: `translate(${places[index] ?? 0} 270)` }, moving)
        }),
      )
      await motion.wait(860)
      return ''
    },
  }
}
