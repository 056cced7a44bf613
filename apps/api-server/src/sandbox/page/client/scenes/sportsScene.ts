import { canvas } from '../drawing/canvas.ts'
import { label } from '../drawing/label.ts'
import { svg } from '../drawing/svg.ts'
import { sportsFixture, sportsPicture, type Fixture } from '../pictures/sportsPicture.ts'
import { crest } from './crest.ts'
import type { Scene, SceneDeps } from './scene.ts'
import { stadium } from './stadium.ts'

const spot = { x: 400, y: 372 }
const goals = { home: { x: 596, y: -70 }, away: { x: -596, y: -70 } }

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

/** Sports: a simulated match; the score board says who plays, which side the round is on, and how it ended. */
export function createSportsScene({ motion, locale, texts }: SceneDeps): Scene {
  const board = svg('g', {})
  const moving = svg('g', {}, ball())
  const name = (club: Fixture['home']): string => (locale === 'en' ? club.en : club.zh)

  function draw(fixture: Fixture, score: string, state: string, own: boolean): void {
    const side = (club: Fixture['home'], x: number, picked: boolean): SVGElement[] => [
      svg('g', { transform: `translate(${x} 104)` }, crest(club)),
      label(name(club), { x, y: 196, size: locale === 'en' ? 23 : 27, weight: 700, fill: '#ffffff' }),
      ...(picked && own
        ? [
            svg('rect', { x: x - 46, y: 207, width: 92, height: 32, rx: 16, fill: '#d63c24' }),
            label(texts.yourSide, { x, y: 230, size: locale === 'en' ? 17 : 20, fill: '#ffffff' }),
          ]
        : []),
    ]
    board.replaceChildren(
      svg('rect', {
        x: 90,
        y: 24,
        width: 620,
        height: 228,
        rx: 24,
        fill: '#0a1426',
        'fill-opacity': 0.82,
        stroke: '#ffffff',
        'stroke-opacity': 0.14,
      }),
      ...side(fixture.home, 208, fixture.side === 'home'),
      ...side(fixture.away, 592, fixture.side === 'away'),
      label(texts.match, { x: 400, y: 62, size: 21, fill: '#b9c7e0' }),
      label(score, { x: 400, y: 146, size: 74, weight: 700, fill: '#ffffff', face: 'numerals' }),
      label(state, { x: 400, y: 190, size: 22, fill: '#b9c7e0' }),
    )
  }

  draw(sportsFixture('rest'), '– : –', texts.kickOff, false)
  let playing: Animation | null = null

  function stop(): void {
    playing?.cancel()
    playing = null
  }

  return {
    backdrop: stadium(),
    picture: canvas(
      { fill: false },
      board,
      svg(
        'g',
        { transform: `translate(${spot.x} ${spot.y})` },
        svg('ellipse', { cy: 24, rx: 24, ry: 7, fill: '#00000055' }),
        moving,
      ),
    ),
    begin(round) {
      stop()
      draw(sportsFixture(round), '0 : 0', texts.running, true)
      const passes = [
        'none',
        'translate(-130px, 46px) rotate(-200deg)',
        'translate(70px, 82px) rotate(120deg)',
        'translate(150px, -22px) rotate(300deg)',
        'none',
      ]
      const timing = { duration: 1000, iterations: Number.POSITIVE_INFINITY, easing: 'ease-in-out' }
      playing = motion.animate(
        moving,
        passes.map((transform) => ({ transform })),
        timing,
      )
    },
    rest() {
      stop()
    },
    async reveal(outcome) {
      const picture = sportsPicture(outcome)
      const [home, away] = picture.score
      stop()
      if (home !== away) {
        const { x, y } = home > away ? goals.home : goals.away
        const shot = [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${x * 0.4}px, ${y - 40}px) scale(.86) rotate(260deg)`, offset: 0.55 },
          { transform: `translate(${x}px, ${y}px) scale(.6) rotate(560deg)`, opacity: 0 },
        ]
        motion.animate(moving, shot, { duration: 560, easing: 'ease-out' })
      }
      await motion.wait(700)
      const score = `${home} : ${away}`
      draw(picture, score, texts.fullTime, true)
      return texts.sportsPick(name(picture[picture.side]))
    },
  }
}
