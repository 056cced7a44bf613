import { faces, readDice, tellDice, throwDice, totalOdds, totalSelections } from './dice.ts'
import type { Engine } from './engine.ts'
import { evenChances } from './evenChances.ts'

/** 快三: three dice are drawn. Big is a total from 11, small one up to 10; triples count as well. */
export const quickThree: Engine = {
  groups: [
    {
      id: 'main',
      name: { 'zh-CN': '两面', en: 'Big, small' },
      columns: 4,
      selections: evenChances,
    },
    {
      id: 'totals',
      name: { 'zh-CN': '和值', en: 'Totals' },
      columns: 4,
      selections: totalSelections(3, 18),
    },
    {
      id: 'shapes',
      name: { 'zh-CN': '形态', en: 'Shapes' },
      columns: 3,
      selections: [
        { id: 'anyTriple', name: { 'zh-CN': '三同号', en: 'Triple' }, odds: 3_400, rtp: '94.44' },
        { id: 'anyPair', name: { 'zh-CN': '二同号', en: 'Pair' }, odds: 230, rtp: '95.83' },
        { id: 'run', name: { 'zh-CN': '三连号', en: 'Run of three' }, odds: 855, rtp: '95.00' },
      ],
    },
    {
      id: 'pairs',
      name: { 'zh-CN': '二同号', en: 'Pairs' },
      columns: 6,
      selections: faces.map((face) => ({
        id: `pair${face}`,
        name: { 'zh-CN': `${face}${face}`, en: `${face}${face}` },
        odds: 1_370,
        rtp: '95.13',
      })),
    },
    {
      id: 'triples',
      name: { 'zh-CN': '三同号', en: 'Triples' },
      columns: 6,
      selections: faces.map((face) => ({
        id: `triple${face}`,
        name: { 'zh-CN': `${face}${face}${face}`, en: `${face}${face}${face}` },
        odds: 20_400,
        rtp: '94.44',
      })),
    },
  ],
  opposites: [
    ['big', 'small'],
    ['odd', 'even'],
  ],
  draw: throwDice,
  pays(selection, outcome) {
    const { total, triple, count, sorted } = readDice(outcome)
    const [, kind = '', digits = ''] = /^([a-zA-Z]+)(\d*)$/.exec(selection) ?? []
    const [low, middle, high] = sorted
    switch (kind) {
      case 'big':
        return total > 10 ? 190 : 0
      case 'small':
        return total <= 10 ? 190 : 0
      case 'odd':
        return total % 2 === 1 ? 190 : 0
      case 'even':
        return total % 2 === 0 ? 190 : 0
      case 'total':
        return total === Number(digits) ? totalOdds(total) : 0
      case 'anyTriple':
        return triple ? 3_400 : 0
      case 'anyPair':
        return !triple && (low === middle || middle === high) ? 230 : 0
      case 'run':
        return middle === low + 1 && high === middle + 1 ? 855 : 0
      case 'pair':
        return count(Number(digits)) === 2 ? 1_370 : 0
      default:
        return count(Number(digits)) === 3 ? 20_400 : 0
    }
  },
  why(outcome) {
    const { zh, en } = tellDice(outcome)
    return { 'zh-CN': zh, en }
  },
  mark(outcome) {
    const { total } = readDice(outcome)
    return { text: { 'zh-CN': String(total), en: String(total) }, tone: total > 10 ? 'red' : 'blue' }
  },
}
