import type { Engine, Outcome } from './engine.ts'
import { evenChances } from './evenChances.ts'

const places = [
  ['万位', '1st'],
  ['千位', '2nd'],
  ['百位', '3rd'],
  ['十位', '4th'],
  ['个位', '5th'],
] as const

function read({ digits = [] }: Outcome) {
  const sum = digits.reduce((total, digit) => total + digit, 0)
  const [low = 0, middle = 0, high = 0] = digits.slice(2).toSorted((a, b) => a - b)
  const triple = low === high
  return {
    digits,
    sum,
    first: digits[0] ?? 0,
    last: digits[4] ?? 0,
    triple,
    run: middle === low + 1 && high === middle + 1,
    pair: !triple && (low === middle || middle === high),
  }
}

/** 时时彩: five digits are drawn, each from 0 to 9. Shapes are those of the last three. */
export const fiveDigits: Engine = {
  groups: [
    {
      id: 'main',
      name: { 'zh-CN': '总和', en: 'Sum' },
      columns: 4,
      selections: evenChances,
    },
    {
      id: 'ends',
      name: { 'zh-CN': '龙虎', en: 'First, last' },
      columns: 3,
      selections: [
        { id: 'dragon', name: { 'zh-CN': '龙', en: 'First' }, odds: 210, rtp: '94.50' },
        { id: 'tie', name: { 'zh-CN': '和', en: 'Equal' }, odds: 950, rtp: '95.00' },
        { id: 'tiger', name: { 'zh-CN': '虎', en: 'Last' }, odds: 210, rtp: '94.50' },
      ],
    },
    {
      id: 'shapes',
      name: { 'zh-CN': '后三', en: 'Last three' },
      columns: 3,
      selections: [
        { id: 'triple', name: { 'zh-CN': '豹子', en: 'Triple' }, odds: 9_500, rtp: '95.00' },
        { id: 'run', name: { 'zh-CN': '顺子', en: 'Run' }, odds: 1_975, rtp: '94.80' },
        { id: 'pair', name: { 'zh-CN': '对子', en: 'Pair' }, odds: 350, rtp: '94.50' },
      ],
    },
    ...places.map(([zh, en], place) => ({
      id: `place${place}`,
      name: { 'zh-CN': zh, en },
      columns: 5,
      selections: Array.from({ length: 10 }, (_, digit) => ({
        id: `d${place}${digit}`,
        name: { 'zh-CN': String(digit), en: String(digit) },
        odds: 950,
        rtp: '95.00',
      })),
    })),
  ],
  opposites: [
    ['big', 'small'],
    ['odd', 'even'],
    ['dragon', 'tiger'],
    ...places.map((_, place) => Array.from({ length: 10 }, (_digit, digit) => `d${place}${digit}`)),
  ],
  draw: (random) => ({ digits: [0, 1, 2, 3, 4].map(() => random.below(10)) }),
  pays(selection, outcome) {
    const { digits, sum, first, last, triple, run, pair } = read(outcome)
    switch (selection) {
      case 'big':
        return sum >= 23 ? 190 : 0
      case 'small':
        return sum < 23 ? 190 : 0
      case 'odd':
        return sum % 2 === 1 ? 190 : 0
      case 'even':
        return sum % 2 === 0 ? 190 : 0
      case 'dragon':
        return first > last ? 210 : 0
      case 'tiger':
        return last > first ? 210 : 0
      case 'tie':
        return first === last ? 950 : 0
      case 'triple':
        return triple ? 9_500 : 0
      case 'run':
        return run ? 1_975 : 0
      case 'pair':
        return pair ? 350 : 0
      default:
        return digits[Number(selection[1])] === Number(selection[2]) ? 950 : 0
    }
  },
  why(outcome) {
    const { digits, sum } = read(outcome)
    const drawn = digits.join(' ')
    return {
      'zh-CN': `${drawn}，和 ${sum}，${sum >= 23 ? '大' : '小'}，${sum % 2 === 1 ? '单' : '双'}`,
      en: `${drawn}, sum ${sum}, ${sum >= 23 ? 'big' : 'small'}, ${sum % 2 === 1 ? 'odd' : 'even'}`,
    }
  },
  mark(outcome) {
    const { sum } = read(outcome)
    return { text: { 'zh-CN': String(sum), en: String(sum) }, tone: sum >= 23 ? 'red' : 'blue' }
  },
}
