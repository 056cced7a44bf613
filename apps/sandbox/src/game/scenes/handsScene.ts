import { canvas, label, svg } from '../../drawing/elements.ts'
import { rankOf, suitOf } from '@koi/contract/engines'
import { tableBackdrop } from './liveTable.ts'
import { cardBack, cardFace, cardLattice, cardSize, suits } from './playingCard.ts'
import type { Scene, SceneDeps } from './scene.ts'

/** A hand on the table: where its middle is, and which part of the outcome it shows. */
interface Place {
  readonly part: string
  readonly name: string
  readonly x: number
  readonly y: number
  /** So many cards are outlined while the table waits. */
  readonly cards: number
  readonly scale: number
}

/** Height of a name and of the mark of a value, and the gap between them and the cards. */
const heights = { name: 30, value: 44, gap: 10 } as const

/** Half the height of a hand's cards. */
const reach = ({ scale }: Place) => (cardSize.height * scale) / 2

/** First and last line that the hands with their names and values take. */
function rowsOf(places: readonly Place[]): [first: number, last: number] {
  const margin = 2 * heights.gap
  return [
    Math.min(...places.map((place) => place.y - reach(place))) - heights.gap - heights.name - margin,
    Math.max(...places.map((place) => place.y + reach(place))) + heights.gap + heights.value + margin,
  ]
}

/** A table on which hands of cards are dealt from the shoe, each with its name above and its value below. */
export function createHandsScene(
  { motion }: SceneDeps,
  places: readonly Place[],
  valueOf: (hand: readonly number[]) => string,
): Scene {
  const cards = svg('g', {})
  const marks = svg('g', {})
  const step = (place: Place, count: number) => (count > 2 ? 96 : 114) * place.scale * (count > 3 ? 0.6 : 1)

  const zones = places.map((place) =>
    label(place.name, {
      x: place.x,
      y: place.y - reach(place) - heights.gap,
      size: heights.name,
      weight: 700,
      fill: '#f4e4bd',
      face: 'serif',
    }),
  )

  function waiting(): SVGElement[] {
    return places.flatMap((place) =>
      Array.from({ length: place.cards }, (_, index) => {
        const { width, height } = cardSize
        const x = place.x + (index - (place.cards - 1) / 2) * step(place, place.cards)
        return svg('rect', {
          x: x - (width * place.scale) / 2,
          y: place.y - (height * place.scale) / 2,
          width: width * place.scale,
          height: height * place.scale,
          rx: 11 * place.scale,
          fill: '#00000020',
          stroke: '#e9cf95',
          'stroke-opacity': 0.3,
          'stroke-dasharray': '6 7',
        })
      }),
    )
  }

  function deal(place: Place, hand: readonly number[], first: number): SVGElement[] {
    return hand.map((card, index) => {
      const x = place.x + (index - (hand.length - 1) / 2) * step(place, hand.length)
      const front = cardFace({ rank: rankOf(card), suit: suits[suitOf(card)] ?? '♠' })
      const back = cardBack()
      back.setAttribute('opacity', '0')
      const moving = svg('g', {}, front, back)
      const delay = first + index * 110
      motion.animate(
        moving,
        [
          { transform: `translate(${400 - x}px, ${-place.y}px) scale(.5)`, opacity: 0 },
          { opacity: 1, offset: 0.2 },
          { transform: 'none' },
        ],
        { duration: 240, delay, easing: 'cubic-bezier(.2,.7,.3,1)' },
      )
      motion.animate(back, [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], {
        duration: 180,
        delay: delay + 190,
      })
      const shrink = place.scale * (hand.length > 2 && hand.length < 4 ? 0.9 : 1)
      return svg('g', { transform: `translate(${x} ${place.y}) scale(${shrink})` }, moving)
    })
  }

  function rest(): void {
    cards.replaceChildren(...waiting())
    marks.replaceChildren()
  }

  rest()
  return {
    backdrop: tableBackdrop(),
    picture: canvas(
      { fill: false, rows: rowsOf(places) },
      svg('defs', {}, cardLattice()),
      ...zones,
      cards,
      marks,
    ),
    begin: rest,
    rest,
    async reveal({ drawn = {} }) {
      cards.replaceChildren(
        ...places.flatMap((place, index) => deal(place, drawn[place.part] ?? [], index * 50)),
      )
      const longest = places.reduce((most, { part }) => Math.max(most, drawn[part]?.length ?? 0), 0)
      await motion.wait(380 + longest * 110 + places.length * 50)
      marks.replaceChildren(
        ...places.map((place) => {
          const value = valueOf(drawn[place.part] ?? [])
          // A Han character is twice as wide as a letter.
          const width = 32 + value.length * (/\p{Script=Han}/u.test(value) ? 26 : 15)
          const y = place.y + reach(place) + heights.gap + heights.value / 2
          return svg(
            'g',
            { transform: `translate(${place.x} ${y})` },
            svg('rect', {
              x: -width / 2,
              y: -heights.value / 2,
              width,
              height: heights.value,
              rx: heights.value / 2,
              fill: '#0b2f28',
              stroke: '#f4e4bd',
              'stroke-width': 2,
            }),
            label(value, { x: 0, y: 9, size: 26, weight: 700, fill: '#f4e4bd', face: 'numerals' }),
          )
        }),
      )
      return ''
    },
  }
}
