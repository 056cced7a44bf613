import type { Engine, Outcome, Prize } from './engine.ts'
import { tellSymbols } from './reelSymbols.ts'

/** The strip that all three reels carry, by symbol. */
export const reelStrip: readonly number[] = [5, 4, 3, 5, 4, 2, 5, 3, 4, 1, 5, 4, 2, 3, 0, 4, 5, 3, 2, 1]

/** What three alike and what the first two alike pay, in hundredths of the stake. */
const pays: readonly (readonly [three: number, two: number])[] = [
  [100_000, 1_000],
  [10_000, 500],
  [4_000, 200],
  [1_800, 200],
  [900, 100],
  [500, 0],
]
function line({ stops = [] }: Outcome) {
  const [first = 0, second = 0, third = 0] = stops.map((stop) => reelStrip[stop] ?? 0)
  return { first, alike: first !== second ? 1 : second === third ? 3 : 2 }
}

const prizes = [3, 2].flatMap((count) =>
  pays.flatMap(([three, two], symbol): Prize[] => {
    const [{ 'zh-CN': zh, en }, odds] = [tellSymbols(symbol, count), count === 3 ? three : two]
    const name = count === 3 ? { 'zh-CN': zh, en } : { 'zh-CN': `前${zh}`, en: `First ${en.toLowerCase()}` }
    return odds > 0 ? [{ name, odds }] : []
  }),
)

/** Three reels of 20 places, one line: three alike pay, and some symbols as the first two alike. */
export const threeReels: Engine = {
  groups: [
    {
      id: 'main',
      name: { 'zh-CN': '中线', en: 'Line' },
      columns: 3,
      selections: [
        {
          id: 'spin',
          name: { 'zh-CN': '一转', en: 'One spin' },
          odds: 100_000,
          rtp: '94.06',
          spread: 1_201.99,
        },
      ],
    },
  ],
  prizes,
  draw: (random) => ({ stops: [0, 1, 2].map(() => random.below(reelStrip.length)) }),
  pays(_selection, outcome) {
    const { first, alike } = line(outcome)
    if (alike === 1) return 0
    return pays[first]?.[alike === 3 ? 0 : 1] ?? 0
  },
  why(outcome) {
    const { first, alike } = line(outcome)
    if (alike === 1) return { 'zh-CN': '没有连线', en: 'No match' }
    const symbols = tellSymbols(first, alike)
    return alike === 3
      ? symbols
      : { 'zh-CN': `前${symbols['zh-CN']}`, en: `First ${symbols.en.toLowerCase()}` }
  },
  mark(outcome) {
    const { first, alike } = line(outcome)
    const paid = alike === 1 ? 0 : (pays[first]?.[alike === 3 ? 0 : 1] ?? 0)
    const text = paid === 0 ? '–' : `×${paid / 100}`
    return { text: { 'zh-CN': text, en: text }, tone: paid === 0 ? 'ink' : paid >= 1_000 ? 'gold' : 'red' }
  },
}
