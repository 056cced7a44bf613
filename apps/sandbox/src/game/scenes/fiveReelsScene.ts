import { freeRound, readReels, reelLines, type ReelSpin, reelSymbols } from '@koi/contract/engines'
import { canvas, label, svg } from '../../drawing/elements.ts'
import type { Outcome } from '../pictures/outcome.ts'
import { reelPaints } from './reelCabinet.ts'
import type { Scene, SceneDeps } from './scene.ts'
import { slotsBackdrop } from './slotsScene.ts'
import { slotSymbol } from './slotSymbol.ts'

const cell = 130
const top = 112
const width = 136
const left = (reel: number) => 60 + reel * width
const center = (reel: number, row: number) => ({ x: left(reel) + width / 2, y: top + cell * (row + 0.5) })

/** Colours of lines, by turns; each lies on a dark edge. */
const colors = ['#ffd25e', '#5fe3b2', '#ff8f6b', '#7fc8ff', '#ff9fd0', '#c9f06b'] as const

/** What the reels show before the first spin: no line wins. */
const resting: Pick<ReelSpin, 'reels'> = {
  reels: [
    [5, 0, 2],
    [4, 7, 3],
    [1, 6, 5],
    [3, 2, 4],
    [0, 5, 1],
  ],
}

function symbolsOf(symbols: readonly number[], from: number): SVGGElement[] {
  return symbols.map((symbol, row) =>
    svg(
      'g',
      { transform: `translate(${width / 2} ${from + cell * (row + 0.5)})` },
      slotSymbol(reelSymbols[symbol] ?? 'wave'),
    ),
  )
}

function cabinet(): SVGElement[] {
  const box = { x: 36, y: 24, width: 728, height: 512, rx: 34 }
  return [
    svg('rect', { ...box, fill: 'url(#slot-cabinet)', stroke: 'url(#slot-gold)', 'stroke-width': 4 }),
    svg('rect', { x: 52, y: top - 8, width: 696, height: cell * 3 + 16, rx: 18, fill: '#150c2a' }),
  ]
}

/** Which places of the reels belong to a line that wins, as `reel:row`. */
function winningPlaces({ wins }: Pick<ReelSpin, 'wins'>): ReadonlySet<string> {
  return new Set(
    wins.flatMap(({ line, count }) =>
      (reelLines[line - 1] ?? []).slice(0, count).map((row, reel) => `${reel}:${row}`),
    ),
  )
}

/** A line as far as its symbols are alike, with its number at their end. */
function lineOf(line: number, count: number): SVGElement[] {
  const points = (reelLines[line - 1] ?? []).slice(0, count).map((row, reel) => center(reel, row))
  const text = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const stroke = colors[(line - 1) % colors.length] ?? colors[0]
  const end = points.at(-1) ?? center(0, 1)
  const shape = { points: text, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  return [
    svg('polyline', { ...shape, stroke: '#150c2a', 'stroke-opacity': 0.75, 'stroke-width': 13 }),
    svg('polyline', { ...shape, stroke, 'stroke-width': 7 }),
    ...points.map(({ x, y }) => svg('circle', { cx: x, cy: y, r: 9, fill: stroke })),
    svg('circle', { cx: end.x, cy: end.y, r: 21, fill: stroke, stroke: '#150c2a', 'stroke-width': 3 }),
    label(String(line), { x: end.x, y: end.y + 8, size: 24, weight: 700, fill: '#150c2a', face: 'numerals' }),
  ]
}

/** Five reels of three rows. The free round that a spin wins is shown spin by spin; it can be skipped (RTS 14C). */
export function createFiveReelsScene({ motion, texts }: SceneDeps): Scene {
  const strips = resting.reels.map(() => svg('g', {}))
  const lines = svg('g', {})
  const headline = svg('g', {})
  const picture = canvas(
    { fill: false },
    reelPaints(),
    svg(
      'clipPath',
      { id: 'reel-window' },
      svg('rect', { x: 0, y: top, width: width - 6, height: cell * 3, rx: 12 }),
    ),
    ...cabinet(),
    ...strips.map((strip, reel) => {
      const pane = { x: 0, y: top, width: width - 6, height: cell * 3, rx: 12 }
      return svg(
        'g',
        { transform: `translate(${left(reel) + 3} 0)` },
        svg('rect', { ...pane, fill: 'url(#slot-paper)' }),
        svg('g', { 'clip-path': 'url(#reel-window)' }, strip),
        svg('rect', { ...pane, fill: 'url(#slot-shade)' }),
      )
    }),
    lines,
    headline,
  )
  let spinning: (Animation | null)[] = []
  let skipped = false
  let wake = (): void => undefined

  function pause(ms: number): Promise<void> {
    if (skipped) return Promise.resolve()
    return Promise.race([motion.pause(ms), new Promise<void>((resolve) => (wake = resolve))])
  }
  function say(text: string): void {
    const style = { x: 400, y: 84, size: 38, weight: 700, fill: '#ffe7a8' }
    headline.replaceChildren(...(text === '' ? [] : [label(text, style)]))
  }
  function stop(): void {
    for (const animation of spinning) animation?.cancel()
    spinning = []
    lines.replaceChildren()
  }
  function show({ reels }: Pick<ReelSpin, 'reels'>, turns: number): void {
    stop()
    strips.forEach((strip, reel) => {
      const count = turns + reel
      const fillers = Array.from({ length: count }, (_, row) => (row * 5 + reel) % 6)
      strip.replaceChildren(...symbolsOf([...(reels[reel] ?? []), ...(turns > 0 ? fillers : [])], top))
      if (turns === 0) return
      const frames = [{ transform: `translateY(${-cell * count}px)` }, { transform: 'translateY(0)' }]
      const timing = { duration: 320 + reel * 130, easing: 'cubic-bezier(.2,.75,.3,1.04)' }
      spinning.push(motion.animate(strip, frames, timing))
    })
  }
  function mark(spin: ReelSpin): void {
    const places = winningPlaces(spin)
    strips.forEach((strip, reel) => {
      ;[...strip.children].slice(0, 3).forEach((symbol, row) => {
        const moon = spin.reels[reel]?.[row] === reelSymbols.indexOf('moon')
        const stays = places.size === 0 || moon || places.has(`${reel}:${row}`)
        symbol.setAttribute('opacity', stays ? '1' : '0.4')
      })
    })
    lines.replaceChildren(...spin.wins.flatMap(({ line, count }) => lineOf(line, count)))
  }
  async function play(spins: readonly ReelSpin[]): Promise<void> {
    say(texts.freeWon(freeRound.spins))
    await pause(1_100)
    let won = 0
    for (const [index, spin] of spins.entries()) {
      if (skipped) break
      say(texts.freeSpin(index + 1, spins.length, won / 100))
      show(spin, 2)
      await pause(950)
      won += spin.pays
      mark(spin)
      say(texts.freeSpin(index + 1, spins.length, won / 100))
      await pause(spin.pays > 0 ? 900 : 350)
    }
    const last = spins.at(-1)
    if (skipped && last) {
      show(last, 0)
      mark(last)
    }
    say(texts.freeTotal(spins.length, spins.reduce((sum, { pays }) => sum + pays, 0) / 100))
  }

  show(resting, 0)
  return {
    backdrop: slotsBackdrop(),
    picture,
    begin() {
      stop()
      say('')
      if (motion.reduced) return
      strips.forEach((strip, reel) => {
        const order = Array.from({ length: 9 }, (_, row) => (row + reel * 2) % 6)
        strip.replaceChildren(...symbolsOf(order, top - cell * 6))
        const frames = [{ transform: 'translateY(0)' }, { transform: `translateY(${cell * 6}px)` }]
        spinning.push(motion.animate(strip, frames, { duration: 460, iterations: Number.POSITIVE_INFINITY }))
      })
    },
    rest() {
      show(resting, 0)
      say('')
    },
    skip() {
      skipped = true
      wake()
    },
    async reveal({ drawn = {} }: Outcome) {
      skipped = false
      const { base, free } = readReels(drawn)
      show(base, 4)
      await motion.wait(960)
      mark(base)
      if (free.length > 0) await play(free)
      return ''
    },
  }
}
