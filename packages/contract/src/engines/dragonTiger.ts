import { drawCard, rankOf } from './cards.ts'
import type { Engine, Outcome } from './engine.ts'

function read({ dragon = [], tiger = [] }: Outcome) {
  return { dragon: rankOf(dragon[0] ?? 0), tiger: rankOf(tiger[0] ?? 0) }
}

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** 龙虎: one card each from an endless shoe, the ace is the lowest. A tie returns half of a bet on a side. */
export const dragonTiger: Engine = {
  groups: [
    {
      id: 'main',
      name: { 'zh-CN': '龙虎', en: 'Sides' },
      columns: 3,
      selections: [
        { id: 'dragon', name: { 'zh-CN': '龙', en: 'Dragon' }, odds: 200, rtp: '96.15' },
        { id: 'tie', name: { 'zh-CN': '和', en: 'Tie' }, odds: 1_200, rtp: '92.30' },
        { id: 'tiger', name: { 'zh-CN': '虎', en: 'Tiger' }, odds: 200, rtp: '96.15' },
      ],
    },
    {
      id: 'cards',
      name: { 'zh-CN': '单双', en: 'Odd and even' },
      columns: 2,
      selections: [
        { id: 'dragonOdd', name: { 'zh-CN': '龙单', en: 'Dragon odd' }, odds: 175, rtp: '94.23' },
        { id: 'dragonEven', name: { 'zh-CN': '龙双', en: 'Dragon even' }, odds: 205, rtp: '94.61' },
        { id: 'tigerOdd', name: { 'zh-CN': '虎单', en: 'Tiger odd' }, odds: 175, rtp: '94.23' },
        { id: 'tigerEven', name: { 'zh-CN': '虎双', en: 'Tiger even' }, odds: 205, rtp: '94.61' },
      ],
    },
  ],
  opposites: [
    ['dragon', 'tiger'],
    ['dragonOdd', 'dragonEven'],
    ['tigerOdd', 'tigerEven'],
  ],
  draw: (random) => ({ dragon: [drawCard(random)], tiger: [drawCard(random)] }),
  pays(selection, outcome) {
    const { dragon, tiger } = read(outcome)
    switch (selection) {
      case 'dragon':
        return dragon === tiger ? 50 : dragon > tiger ? 200 : 0
      case 'tiger':
        return dragon === tiger ? 50 : tiger > dragon ? 200 : 0
      case 'tie':
        return dragon === tiger ? 1_200 : 0
      case 'dragonOdd':
        return dragon % 2 === 1 ? 175 : 0
      case 'tigerOdd':
        return tiger % 2 === 1 ? 175 : 0
      case 'dragonEven':
        return dragon % 2 === 0 ? 205 : 0
      default:
        return tiger % 2 === 0 ? 205 : 0
    }
  },
  why(outcome) {
    const { dragon, tiger } = read(outcome)
    const [zh, en] =
      dragon === tiger ? ['和局', 'tie'] : dragon > tiger ? ['龙赢', 'Dragon wins'] : ['虎赢', 'Tiger wins']
    return {
      'zh-CN': `龙 ${ranks[dragon]}，虎 ${ranks[tiger]}，${zh}`,
      en: `Dragon ${ranks[dragon]}, Tiger ${ranks[tiger]}: ${en}`,
    }
  },
  mark(outcome) {
    const { dragon, tiger } = read(outcome)
    if (dragon === tiger) return { text: { 'zh-CN': '和', en: '=' }, tone: 'green' }
    return dragon > tiger
      ? { text: { 'zh-CN': '龙', en: 'D' }, tone: 'red' }
      : { text: { 'zh-CN': '虎', en: 'T' }, tone: 'blue' }
  },
}
