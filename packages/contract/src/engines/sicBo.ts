import { faces, readDice, tellDice, throwDice, totalOdds, totalSelections } from './dice.ts'
import type { Engine, Selection } from './engine.ts'

const even = (id: string, zh: string, en: string): Selection => ({
  id,
  name: { 'zh-CN': zh, en },
  odds: 200,
  rtp: '97.22',
})

const pairs = faces.flatMap((one) =>
  faces.filter((other) => other > one).map((other) => [one, other] as const),
)

/** 骰宝: three dice in a cup. A triple takes the bets on big, small, odd and even. */
export const sicBo: Engine = {
  groups: [
    {
      id: 'main',
      name: { 'zh-CN': '大小', en: 'Big, small' },
      columns: 4,
      selections: [
        even('big', '大', 'Big'),
        even('small', '小', 'Small'),
        even('odd', '单', 'Odd'),
        even('even', '双', 'Even'),
      ],
    },
    {
      id: 'totals',
      name: { 'zh-CN': '点数', en: 'Totals' },
      columns: 7,
      selections: totalSelections(4, 17),
    },
    {
      id: 'faces',
      name: { 'zh-CN': '单骰', en: 'One face' },
      columns: 6,
      // One die 1:1, two dice 2:1, three dice 12:1.
      selections: faces.map((face) => ({
        id: `face${face}`,
        name: { 'zh-CN': String(face), en: String(face) },
        odds: 1_300,
        rtp: '96.29',
      })),
    },
    {
      id: 'pairs',
      name: { 'zh-CN': '两骰', en: 'Two faces' },
      columns: 5,
      selections: pairs.map(([one, other]) => ({
        id: `pair${one}${other}`,
        name: { 'zh-CN': `${one}·${other}`, en: `${one}·${other}` },
        odds: 680,
        rtp: '94.44',
      })),
    },
    {
      id: 'same',
      name: { 'zh-CN': '对子围骰', en: 'Doubles, triples' },
      columns: 6,
      selections: [
        ...faces.map((face) => ({
          id: `double${face}`,
          name: { 'zh-CN': `${face}${face}`, en: `${face}${face}` },
          odds: 1_280,
          rtp: '94.81',
        })),
        ...faces.map((face) => ({
          id: `triple${face}`,
          name: { 'zh-CN': `${face}${face}${face}`, en: `${face}${face}${face}` },
          odds: 20_400,
          rtp: '94.44',
        })),
        { id: 'anyTriple', name: { 'zh-CN': '任意围', en: 'Any' }, odds: 3_400, rtp: '94.44' },
      ],
    },
  ],
  opposites: [
    ['big', 'small'],
    ['odd', 'even'],
  ],
  draw: throwDice,
  pays(selection, outcome) {
    const { total, triple, count } = readDice(outcome)
    const [, kind = '', digits = ''] = /^([a-zA-Z]+)(\d*)$/.exec(selection) ?? []
    const [one, other] = [Number(digits[0] ?? 0), Number(digits[1] ?? 0)]
    switch (kind) {
      case 'big':
        return total > 10 && !triple ? 200 : 0
      case 'small':
        return total <= 10 && !triple ? 200 : 0
      case 'odd':
        return total % 2 === 1 && !triple ? 200 : 0
      case 'even':
        return total % 2 === 0 && !triple ? 200 : 0
      case 'total':
        return total === Number(digits) ? totalOdds(total) : 0
      case 'face':
        return [0, 200, 300, 1_300][count(one)] ?? 0
      case 'pair':
        return count(one) > 0 && count(other) > 0 ? 680 : 0
      case 'double':
        return count(one) >= 2 ? 1_280 : 0
      case 'triple':
        return count(one) === 3 ? 20_400 : 0
      default:
        return triple ? 3_400 : 0
    }
  },
  why(outcome) {
    const { zh, en } = tellDice(outcome)
    return { 'zh-CN': zh.replace('三同号', '围骰'), en }
  },
  mark(outcome) {
    const { total, triple } = readDice(outcome)
    if (triple) return { text: { 'zh-CN': '围', en: '3' }, tone: 'green' }
    return total > 10
      ? { text: { 'zh-CN': '大', en: 'B' }, tone: 'red' }
      : { text: { 'zh-CN': '小', en: 'S' }, tone: 'blue' }
  },
}
