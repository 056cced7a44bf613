import type { Engine, Outcome, Selection } from './engine.ts'

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The pockets of a European wheel in their order, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

/** The colour of a pocket. */
export function pocketColor(pocket: number): 'green' | 'red' | 'black' {
  if (pocket === 0) return 'green'
  return reds.has(pocket) ? 'red' : 'black'
}

// Each of the bets below pays 36 parts of 37.
const rtp = '97.29'
const outside = (id: string, zh: string, en: string, odds: number): Selection => ({
  id,
  name: { 'zh-CN': zh, en },
  odds,
  rtp,
})

const covers: Readonly<Record<string, (pocket: number) => boolean>> = {
  red: (pocket) => pocketColor(pocket) === 'red',
  black: (pocket) => pocketColor(pocket) === 'black',
  odd: (pocket) => pocket % 2 === 1,
  even: (pocket) => pocket > 0 && pocket % 2 === 0,
  low: (pocket) => pocket > 0 && pocket <= 18,
  high: (pocket) => pocket > 18,
  dozen1: (pocket) => pocket > 0 && pocket <= 12,
  dozen2: (pocket) => pocket > 12 && pocket <= 24,
  dozen3: (pocket) => pocket > 24,
  column1: (pocket) => pocket % 3 === 1,
  column2: (pocket) => pocket % 3 === 2,
  column3: (pocket) => pocket > 0 && pocket % 3 === 0,
}

const pocketOf = ({ pocket = [] }: Outcome): number => pocket[0] ?? 0

/** 轮盘: a European wheel of 37 pockets. */
export const roulette: Engine = {
  groups: [
    {
      id: 'outside',
      name: { 'zh-CN': '外围', en: 'Outside' },
      columns: 6,
      selections: [
        outside('red', '红', 'Red', 200),
        outside('black', '黑', 'Black', 200),
        outside('odd', '单', 'Odd', 200),
        outside('even', '双', 'Even', 200),
        outside('low', '1–18', '1–18', 200),
        outside('high', '19–36', '19–36', 200),
        outside('dozen1', '1–12', '1–12', 300),
        outside('dozen2', '13–24', '13–24', 300),
        outside('dozen3', '25–36', '25–36', 300),
        outside('column1', '列一', 'Col 1', 300),
        outside('column2', '列二', 'Col 2', 300),
        outside('column3', '列三', 'Col 3', 300),
      ],
    },
    {
      id: 'numbers',
      name: { 'zh-CN': '号码', en: 'Numbers' },
      columns: 6,
      selections: Array.from({ length: 37 }, (_, pocket) =>
        outside(`n${pocket}`, String(pocket), String(pocket), 3_600),
      ),
    },
  ],
  opposites: [
    ['red', 'black'],
    ['odd', 'even'],
    ['low', 'high'],
    ['dozen1', 'dozen2', 'dozen3'],
    ['column1', 'column2', 'column3'],
    Array.from({ length: 36 }, (_, index) => `n${index + 1}`),
  ],
  draw: (random) => ({ pocket: [random.below(37)] }),
  pays(selection, outcome) {
    const pocket = pocketOf(outcome)
    const covered = covers[selection]
    if (!covered) return selection === `n${pocket}` ? 3_600 : 0
    if (!covered(pocket)) return 0
    return selection.startsWith('dozen') || selection.startsWith('column') ? 300 : 200
  },
  why(outcome) {
    const pocket = pocketOf(outcome)
    if (pocket === 0) return { 'zh-CN': '0，零', en: '0, zero' }
    const red = pocketColor(pocket) === 'red'
    const odd = pocket % 2 === 1
    return {
      'zh-CN': `${pocket}，${red ? '红' : '黑'}，${odd ? '单' : '双'}，${pocket <= 18 ? '1–18' : '19–36'}`,
      en: `${pocket}, ${red ? 'red' : 'black'}, ${odd ? 'odd' : 'even'}, ${pocket <= 18 ? '1–18' : '19–36'}`,
    }
  },
  mark(outcome) {
    const pocket = pocketOf(outcome)
    const tone = { green: 'green', red: 'red', black: 'ink' } as const
    return { text: { 'zh-CN': String(pocket), en: String(pocket) }, tone: tone[pocketColor(pocket)] }
  },
}
