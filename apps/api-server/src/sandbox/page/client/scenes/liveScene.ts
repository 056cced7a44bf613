import { canvas } from '../drawing/canvas.ts'
import { gradient } from '../drawing/gradient.ts'
import { label } from '../drawing/label.ts'
import { svg } from '../drawing/svg.ts'
import { points, type Card } from '../pictures/baccarat.ts'
import { livePicture, liveSide, type Side } from '../pictures/livePicture.ts'
import { cardBack, cardFace, cardLattice, cardSize } from './playingCard.ts'
import type { Scene, SceneDeps } from './scene.ts'

const centers: Readonly<Record<Side, number>> = { player: 212, banker: 588 }
const row = 276
/** When each card leaves the shoe, ms after the reveal begins. */
const dealt = [0, 110, 330] as const

function backdrop(): SVGSVGElement {
  return canvas(
    { fill: true },
    svg(
      'defs',
      {},
      gradient.radial(
        'felt',
        [
          [0, '#1d7a58'],
          [0.6, '#0f5140'],
          [1, '#062a25'],
        ],
        { cy: 0.45, r: 0.72 },
      ),
      svg(
        'pattern',
        { id: 'weave', width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
        svg('path', { d: 'M0 6L6 0', stroke: '#ffffff', 'stroke-opacity': 0.035 }),
      ),
    ),
    svg('rect', { width: 800, height: 560, fill: 'url(#felt)' }),
    svg('rect', { width: 800, height: 560, fill: 'url(#weave)' }),
    svg('ellipse', {
      cx: 400,
      cy: 130,
      rx: 640,
      ry: 380,
      fill: 'none',
      stroke: '#e9cf95',
      'stroke-opacity': 0.28,
      'stroke-width': 3,
    }),
    svg('ellipse', {
      cx: 400,
      cy: 120,
      rx: 660,
      ry: 410,
      fill: 'none',
      stroke: '#e9cf95',
      'stroke-opacity': 0.14,
      'stroke-width': 1.5,
    }),
  )
}

function chip(): SVGGElement {
  const disc = (y: number): SVGElement[] => [
    svg('ellipse', { cy: y + 5, rx: 34, ry: 20, fill: '#7a1a10' }),
    svg('ellipse', { cy: y, rx: 34, ry: 20, fill: '#d63c24' }),
    svg('ellipse', {
      cy: y,
      rx: 34,
      ry: 20,
      fill: 'none',
      stroke: '#fff3ea',
      'stroke-width': 6,
      'stroke-dasharray': '12 14',
    }),
    svg('ellipse', { cy: y, rx: 20, ry: 11, fill: '#fff3ea' }),
  ]
  return svg('g', {}, ...disc(10), ...disc(0), ...disc(-10))
}

/** Live casino: one coup of baccarat, dealt from the shoe onto the felt. */
export function createLiveScene({ motion, texts }: SceneDeps): Scene {
  const cards = svg('g', {})
  const marks = svg('g', {})
  const bet = svg('g', { opacity: 0 }, chip())
  const zones = (['player', 'banker'] as const).map((side) =>
    svg(
      'g',
      { transform: `translate(${centers[side]} 0)` },
      svg('rect', {
        x: -168,
        y: 168,
        width: 336,
        height: 212,
        rx: 22,
        fill: '#00000024',
        stroke: '#e9cf95',
        'stroke-opacity': 0.32,
        'stroke-width': 2,
      }),
      label(texts.sides[side], { x: 0, y: 136, size: 36, weight: 700, fill: '#f4e4bd', face: 'serif' }),
    ),
  )
  const shoe = svg(
    'g',
    { transform: 'translate(400 44)' },
    svg('rect', {
      x: -66,
      y: -28,
      width: 132,
      height: 58,
      rx: 12,
      fill: '#101726',
      stroke: '#e9cf95',
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
    svg('rect', { x: -40, y: 12, width: 80, height: 10, rx: 4, fill: '#fffdf8' }),
  )

  function place(card: Card, side: Side, index: number, count: number, late: number): SVGGElement {
    const step = count === 3 ? 98 : 116
    const x = centers[side] + (index - (count - 1) / 2) * step
    const front = cardFace(card)
    const back = cardBack()
    back.setAttribute('opacity', '0')
    const moving = svg('g', {}, front, back)
    const delay = dealt[index] ?? 0
    const from = `translate(${400 - x}px, ${44 - row}px) scale(.5)`
    motion.animate(
      moving,
      [{ transform: from, opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: 'none' }],
      {
        duration: 240,
        delay: delay + late,
        easing: 'cubic-bezier(.2,.7,.3,1)',
      },
    )
    const turn = { duration: 180, delay: delay + late + 190 }
    motion.animate(
      back,
      [
        { opacity: 1, transform: 'scaleX(1)' },
        { opacity: 1, transform: 'scaleX(0)', offset: 0.5 },
        { opacity: 0, transform: 'scaleX(0)' },
      ],
      turn,
    )
    motion.animate(
      front,
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }],
      turn,
    )
    const scale = count === 3 ? 0.9 : 1
    return svg('g', { transform: `translate(${x} ${row}) scale(${scale})` }, moving)
  }

  function total(side: Side, value: number, ahead: boolean): SVGGElement {
    const disc = svg('circle', {
      r: 33,
      fill: ahead ? '#f4e4bd' : '#0b2f28',
      stroke: '#f4e4bd',
      'stroke-width': 2,
    })
    const number = label(String(value), {
      x: 0,
      y: 13,
      size: 37,
      weight: 700,
      fill: ahead ? '#0b2f28' : '#f4e4bd',
      face: 'numerals',
    })
    const moving = svg('g', {}, disc, number)
    motion.animate(
      moving,
      [
        { opacity: 0, transform: 'scale(.7)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: 160 },
    )
    return svg(
      'g',
      { transform: `translate(${centers[side] + (side === 'player' ? 112 : -112)} 123)` },
      moving,
    )
  }

  function waiting(): SVGGElement[] {
    return (['player', 'banker'] as const).flatMap((side) =>
      [0, 1]
        .map((index) =>
          svg('rect', {
            x: centers[side] + (index - 0.5) * 116 - cardSize.width / 2,
            y: row - cardSize.height / 2,
            width: cardSize.width,
            height: cardSize.height,
            rx: 11,
            fill: 'none',
            stroke: '#e9cf95',
            'stroke-opacity': 0.25,
            'stroke-dasharray': '6 7',
          }),
        )
        .map((outline) => svg('g', {}, outline)),
    )
  }

  function rest(): void {
    cards.replaceChildren(...waiting())
    marks.replaceChildren()
    bet.setAttribute('opacity', '0')
  }

  rest()
  return {
    backdrop: backdrop(),
    picture: canvas({ fill: false }, svg('defs', {}, cardLattice()), shoe, ...zones, cards, marks, bet),
    begin(round) {
      rest()
      const x = centers[liveSide(round)]
      bet.setAttribute('opacity', '1')
      bet.setAttribute('transform', `translate(${x} 432)`)
      const inner = bet.firstElementChild
      if (inner !== null) {
        motion.animate(
          inner,
          [
            { transform: 'translateY(90px)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: 220, easing: 'ease-out' },
        )
      }
    },
    rest,
    async reveal(outcome) {
      const { player, banker } = livePicture(outcome)
      cards.replaceChildren(
        ...player.map((card, index) => place(card, 'player', index, player.length, 0)),
        ...banker.map((card, index) => place(card, 'banker', index, banker.length, 50)),
      )
      await motion.wait(player.length + banker.length > 4 ? 740 : 520)
      const [left, right] = [points(player), points(banker)]
      marks.replaceChildren(total('player', left, left > right), total('banker', right, right > left))
      return left === right ? texts.liveTie(left) : texts.liveResult(left, right)
    },
  }
}
