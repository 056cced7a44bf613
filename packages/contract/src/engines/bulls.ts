import { drawHand, rankOf, suitOf } from './cards.ts'
import type { Engine, Outcome } from './engine.ts'

/**
 * The bull of five cards: three that make a multiple of ten, and the last digit of the other two; 10 is 牛牛, 0 is no
 * bull.
 */
export function bullOf(hand: readonly number[]): number {
  const values = hand.map((card) => Math.min(rankOf(card), 10))
  const sum = values.reduce((total, value) => total + value, 0)
  // Three make a multiple of ten just when the other two differ from the whole by one.
  const pairs = values.some((one, at) =>
    values.some((other, beside) => beside > at && (sum - one - other) % 10 === 0),
  )
  if (!pairs) return 0
  return sum % 10 === 0 ? 10 : sum % 10
}

/** Hands in order: the bull, then the highest card by rank (king high, ace low) and suit (spades high). */
export function bullStrength(hand: readonly number[]): number {
  const best = hand.reduce((most, card) => Math.max(most, rankOf(card) * 4 + (3 - suitOf(card))), 0)
  return bullOf(hand) * 100 + best
}

const seats = [
  { id: 'sky', zh: '天', en: 'Sky' },
  { id: 'earth', zh: '地', en: 'Earth' },
  { id: 'dark', zh: '玄', en: 'Dark' },
  { id: 'yellow', zh: '黄', en: 'Yellow' },
] as const

const bullNames = [
  '没牛',
  '牛一',
  '牛二',
  '牛三',
  '牛四',
  '牛五',
  '牛六',
  '牛七',
  '牛八',
  '牛九',
  '牛牛',
] as const

/** The name of a bull in both languages. */
export function bullName(bull: number): { zh: string; en: string } {
  const en = bull === 0 ? 'no bull' : bull === 10 ? 'bull bull' : `bull ${bull}`
  return { zh: bullNames[bull] ?? '', en }
}

function compare(outcome: Outcome, seat: string): number {
  return bullStrength(outcome[seat] ?? []) - bullStrength(outcome['banker'] ?? [])
}

/** 牛牛: four seats against the banker, five cards each, every hand from a deck of its own. Equal hands are a draw. */
export const bulls: Engine = {
  groups: [
    {
      id: 'seats',
      name: { 'zh-CN': '座位', en: 'Seats' },
      columns: 4,
      selections: seats.map(({ id, zh, en }) => ({
        id,
        name: { 'zh-CN': zh, en },
        odds: 195,
        rtp: '97.52',
      })),
    },
  ],
  draw: (random) =>
    Object.fromEntries(['banker', ...seats.map(({ id }) => id)].map((part) => [part, drawHand(random, 5)])),
  pays(selection, outcome) {
    const lead = compare(outcome, selection)
    if (lead === 0) return 100
    return lead > 0 ? 195 : 0
  },
  why(outcome) {
    const banker = bullName(bullOf(outcome['banker'] ?? []))
    const won = seats.filter(({ id }) => compare(outcome, id) > 0)
    return {
      'zh-CN': `庄${banker.zh}，${won.length === 0 ? '庄家通吃' : `${won.map(({ zh }) => zh).join('、')}赢`}`,
      en: `Banker ${banker.en}: ${won.length === 0 ? 'banker wins all' : `${won.map(({ en }) => en).join(', ')} win`}`,
    }
  },
  mark(outcome) {
    const won = seats.filter(({ id }) => compare(outcome, id) > 0).length
    const text = `${won}/4`
    return { text: { 'zh-CN': text, en: text }, tone: won >= 2 ? 'blue' : 'red' }
  },
}
