import { canvas, gradient, svg } from '../../drawing/elements.ts'
import { reelStrip, type ReelSymbol, reelSymbols } from '@koi/contract/engines'
import { reelPaints } from './reelCabinet.ts'
import type { Scene, SceneDeps } from './scene.ts'
import type { Outcome } from '../pictures/outcome.ts'
import { slotSymbol } from './slotSymbol.ts'

/** The six symbols of three reels. */
const slotSymbols = reelSymbols.slice(0, 6)
const cell = 126
const windowTop = 91
const lefts = [97, 303, 509] as const

/** Three reels, each top to bottom, as they stop at the places that were drawn. Only the middle row counts. */
export function reelsAt(stops: readonly number[]): readonly (readonly ReelSymbol[])[] {
  const at = (place: number): ReelSymbol => {
    const count = reelStrip.length
    return reelSymbols[reelStrip[(place + count) % count] ?? 0] ?? 'wave'
  }
  return stops.map((stop) => [at(stop - 1), at(stop), at(stop + 1)])
}

function symbolsAt(symbols: readonly ReelSymbol[], top: number): SVGGElement[] {
  return symbols.map((symbol, row) =>
    svg('g', { transform: `translate(97 ${top + cell * (row + 0.5)})` }, slotSymbol(symbol)),
  )
}

/** The dark hall of the electronic games. */
export function slotsBackdrop(): SVGSVGElement {
  const rings = Array.from({ length: 7 }, (_, index) =>
    svg('circle', {
      cx: 400,
      cy: 280,
      r: 130 + index * 70,
      fill: 'none',
      stroke: '#c99cff',
      'stroke-opacity': 0.07,
    }),
  )
  return canvas(
    { fill: true },
    svg(
      'defs',
      {},
      gradient.radial(
        'slot-back',
        [
          [0, '#57308f'],
          [0.55, '#2a1656'],
          [1, '#120a28'],
        ],
        { r: 0.75 },
      ),
    ),
    svg('rect', { width: 800, height: 560, fill: 'url(#slot-back)' }),
    ...rings,
  )
}

function frame(): SVGGElement {
  const lamps = Array.from({ length: 15 }, (_, index) =>
    svg('circle', { cx: 92 + index * 44, cy: 62, r: 4, fill: '#ffd98a' }),
  )
  return svg(
    'g',
    {},
    svg('rect', {
      x: 60,
      y: 40,
      width: 680,
      height: 480,
      rx: 34,
      fill: 'url(#slot-cabinet)',
      stroke: 'url(#slot-gold)',
      'stroke-width': 4,
    }),
    svg('rect', { x: 80, y: 76, width: 640, height: 408, rx: 22, fill: '#150c2a' }),
    ...lamps,
  )
}

/** Electronic games: three reels behind glass; the middle row counts. */
export function createSlotsScene({ motion }: SceneDeps): Scene {
  const strips = lefts.map(() => svg('g', {}))
  const reels = lefts.map((left, index) =>
    svg(
      'g',
      { transform: `translate(${left} 0)` },
      svg('rect', { x: 0, y: windowTop, width: 194, height: cell * 3, rx: 14, fill: 'url(#slot-paper)' }),
      svg('g', { 'clip-path': 'url(#slot-window)' }, strips[index] ?? svg('g', {})),
      svg('rect', { x: 0, y: windowTop, width: 194, height: cell * 3, rx: 14, fill: 'url(#slot-shade)' }),
    ),
  )
  const payline = svg('rect', {
    x: 88,
    y: windowTop + cell,
    width: 624,
    height: cell,
    rx: 14,
    class: 'slot-line',
  })
  const picture = canvas(
    { fill: false },
    reelPaints(),
    svg(
      'clipPath',
      { id: 'slot-window' },
      svg('rect', { x: 0, y: windowTop, width: 194, height: cell * 3, rx: 14 }),
    ),
    frame(),
    ...reels,
    payline,
  )
  let spinning: (Animation | null)[] = []

  function stop(): void {
    for (const animation of spinning) animation?.cancel()
    spinning = []
  }

  const resting = reelsAt([1, 9, 12])
  strips.forEach((strip, index) => strip.replaceChildren(...symbolsAt(resting[index] ?? [], windowTop)))

  return {
    backdrop: slotsBackdrop(),
    picture,
    begin() {
      payline.dataset['tier'] = 'none'
      stop()
      strips.forEach((strip, index) => {
        const order = slotSymbols.map((_, row) => slotSymbols[(row + index * 2) % 6] ?? 'coin')
        const shown = [...order, ...order.slice(0, 3)]
        if (motion.reduced) return
        strip.replaceChildren(...symbolsAt(shown, windowTop - cell * 6))
        const frames = [{ transform: 'translateY(0)' }, { transform: `translateY(${cell * 6}px)` }]
        spinning.push(motion.animate(strip, frames, { duration: 460, iterations: Number.POSITIVE_INFINITY }))
      })
    },
    rest() {
      stop()
      strips.forEach((strip, index) => strip.replaceChildren(...symbolsAt(resting[index] ?? [], windowTop)))
    },
    async reveal(outcome: Outcome) {
      const drawn = reelsAt(outcome.drawn?.['stops'] ?? [])
      stop()
      strips.forEach((strip, index) => {
        const travel = cell * (4 + index * 2)
        const fillers = Array.from(
          { length: 4 + index * 2 },
          (_, row) => slotSymbols[(row * 5 + index) % 6] ?? 'wave',
        )
        const final = drawn[index] ?? []
        strip.replaceChildren(...symbolsAt([...final, ...fillers], windowTop))
        const from = { transform: `translateY(${-travel}px)` }
        const timing = { duration: 380 + index * 140, easing: 'cubic-bezier(.2,.75,.3,1.04)' }
        motion.animate(strip, [from, { transform: 'translateY(0)' }], timing)
      })
      await motion.wait(720)
      payline.dataset['tier'] = outcome.tier
      return ''
    },
  }
}
