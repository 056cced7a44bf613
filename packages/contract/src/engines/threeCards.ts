import { drawHand, rankOf, suitOf } from './cards.ts'
import type { Engine, Outcome } from './engine.ts'

const kinds = [
  ['单张', 'high card'],
  ['对子', 'pair'],
  ['顺子', 'straight'],
  ['金花', 'flush'],
  ['顺金', 'straight flush'],
  ['豹子', 'three alike'],
] as const

/** The kind of three cards, from a single (0) to three alike (5), and their order within all hands. The ace is high. */
export function threeCardHand(hand: readonly number[]): { kind: number; strength: number } {
  const [high = 0, middle = 0, low = 0] = hand
    .map((card) => (rankOf(card) === 1 ? 14 : rankOf(card)))
    .toSorted((a, b) => b - a)
  const flush = new Set(hand.map(suitOf)).size === 1
  // Ace, two, three is the lowest straight.
  const wheel = high === 14 && middle === 3 && low === 2
  const straight = wheel || (high === middle + 1 && middle === low + 1)
  const paired = high === middle || middle === low
  const kind = high === low ? 5 : straight && flush ? 4 : flush ? 3 : straight ? 2 : paired ? 1 : 0
  const order = wheel
    ? [3, 2, 1]
    : paired && kind === 1
      ? [middle, middle, high === middle ? low : high]
      : [high, middle, low]
  return { kind, strength: order.reduce((sum, rank) => sum * 15 + rank, kind) }
}

/** The name of a kind of hand. */
export function threeCardName(kind: number): { zh: string; en: string } {
  const [zh = '', en = ''] = kinds[kind] ?? []
  return { zh, en }
}

const seats = [
  { id: 'east', zh: '东', en: 'East' },
  { id: 'south', zh: '南', en: 'South' },
  { id: 'west', zh: '西', en: 'West' },
] as const

function compare(outcome: Outcome, seat: string): number {
  return threeCardHand(outcome[seat] ?? []).strength - threeCardHand(outcome['banker'] ?? []).strength
}

/** 炸金花: three seats against the banker, three cards each, every hand from a deck of its own. Equal hands are a draw. */
export const threeCards: Engine = {
  groups: [
    {
      id: 'seats',
      name: { 'zh-CN': '座位', en: 'Seats' },
      columns: 3,
      selections: seats.map(({ id, zh, en }) => ({ id, name: { 'zh-CN': zh, en }, odds: 195, rtp: '97.50' })),
    },
    {
      id: 'banker',
      name: { 'zh-CN': '庄家牌型', en: "Banker's hand" },
      columns: 3,
      selections: [
        { id: 'pair', name: { 'zh-CN': '对子', en: 'Pair' }, odds: 560, rtp: '94.87' },
        { id: 'straight', name: { 'zh-CN': '顺子', en: 'Straight' }, odds: 2_900, rtp: '94.47' },
        { id: 'flush', name: { 'zh-CN': '金花', en: 'Flush' }, odds: 1_900, rtp: '94.22' },
        { id: 'straightFlush', name: { 'zh-CN': '顺金', en: 'Straight flush' }, odds: 43_500, rtp: '94.47' },
        { id: 'three', name: { 'zh-CN': '豹子', en: 'Three alike' }, odds: 40_000, rtp: '94.11' },
      ],
    },
  ],
  draw: (random) =>
    Object.fromEntries(['banker', ...seats.map(({ id }) => id)].map((part) => [part, drawHand(random, 3)])),
  pays(selection, outcome) {
    const { kind } = threeCardHand(outcome['banker'] ?? [])
    switch (selection) {
      case 'pair':
        return kind === 1 ? 560 : 0
      case 'straight':
        return kind === 2 ? 2_900 : 0
      case 'flush':
        return kind === 3 ? 1_900 : 0
      case 'straightFlush':
        return kind === 4 ? 43_500 : 0
      case 'three':
        return kind === 5 ? 40_000 : 0
      default: {
        const lead = compare(outcome, selection)
        if (lead === 0) return 100
        return lead > 0 ? 195 : 0
      }
    }
  },
  why(outcome) {
    const banker = threeCardName(threeCardHand(outcome['banker'] ?? []).kind)
    const won = seats.filter(({ id }) => compare(outcome, id) > 0)
    return {
      'zh-CN': `庄${banker.zh}，${won.length === 0 ? '庄家通吃' : `${won.map(({ zh }) => zh).join('、')}赢`}`,
      en: `Banker ${banker.en}: ${won.length === 0 ? 'banker wins all' : `${won.map(({ en }) => en).join(', ')} win`}`,
    }
  },
  mark(outcome) {
    const won = seats.filter(({ id }) => compare(outcome, id) > 0).length
    const text = `${won}/3`
    return { text: { 'zh-CN': text, en: text }, tone: won >= 2 ? 'blue' : 'red' }
  },
}
