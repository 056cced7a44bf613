import type { Draw, Engine, Name, Outcome } from './engine.ts'

/** What three alike pay in hundredths of the price, by symbol, and how many of 10,000 cards have them. */
const prizes: readonly (readonly [pays: number, cards: number])[] = [
  [100, 1_500],
  [200, 1_500],
  [500, 500],
  [1_000, 150],
  [5_000, 12],
  [20_000, 2],
]

function shuffle(random: Draw, cells: readonly number[]): number[] {
  const left = [...cells]
  return cells.map(() => left.splice(random.below(left.length), 1)[0] ?? 0)
}

function draw(random: Draw): Outcome {
  let at = random.below(10_000)
  const won = prizes.findIndex(([, cards]) => {
    at -= cards
    return at < 0
  })
  // Beside a prize no symbol is there three times: of the other five two each would be ten cells.
  const others = prizes.flatMap((_, symbol) => (symbol === won ? [] : [symbol, symbol]))
  const filling = shuffle(random, others).slice(0, won < 0 ? 9 : 6)
  return { cells: shuffle(random, won < 0 ? filling : [won, won, won, ...filling]) }
}

function winner({ cells = [] }: Outcome): number {
  return prizes.findIndex((_, symbol) => cells.filter((cell) => cell === symbol).length === 3)
}

const times = (symbol: number) => (prizes[symbol]?.[0] ?? 0) / 100

const prizeNames = prizes.map((_, symbol): Name => ({
  'zh-CN': `三个 ×${times(symbol)}`,
  en: `Three of ×${times(symbol)}`,
}))

/** 刮刮乐: nine fields, three alike win what they show. */
export const scratchCard: Engine = {
  groups: [
    {
      id: 'main',
      name: { 'zh-CN': '刮刮卡', en: 'Card' },
      columns: 3,
      selections: [
        { id: 'card', name: { 'zh-CN': '一张', en: 'One card' }, odds: 20_000, rtp: '95.00', spread: 368.75 },
      ],
    },
  ],
  prizes: prizes.flatMap(([odds], symbol) => {
    const name = prizeNames[symbol]
    return name ? [{ name, odds }] : []
  }),
  draw,
  pays: (_selection, outcome) => prizes[winner(outcome)]?.[0] ?? 0,
  why(outcome) {
    return prizeNames[winner(outcome)] ?? { 'zh-CN': '没有三个相同', en: 'No three alike' }
  },
  mark(outcome) {
    const symbol = winner(outcome)
    if (symbol < 0) return { text: { 'zh-CN': '–', en: '–' }, tone: 'ink' }
    const text = `×${times(symbol)}`
    return { text: { 'zh-CN': text, en: text }, tone: times(symbol) >= 10 ? 'gold' : 'red' }
  },
}

/** What a field of a card shows, `×5`. */
export function scratchLabel(symbol: number): string {
  return `×${times(symbol)}`
}
