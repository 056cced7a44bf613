import { drawCard, rankOf } from './cards.ts'
import type { Draw, Engine, Outcome } from './engine.ts'

/** The last digit of the sum; tens and pictures count nothing. */
export function baccaratPoints(hand: readonly number[]): number {
  return hand.reduce((sum, card) => sum + Math.min(rankOf(card), 10), 0) % 10
}

function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5
  const value = Math.min(rankOf(third), 10) % 10
  if (banker <= 2) return true
  if (banker === 3) return value !== 8
  if (banker === 4) return value >= 2 && value <= 7
  if (banker === 5) return value >= 4 && value <= 7
  return banker === 6 && (value === 6 || value === 7)
}

function draw(random: Draw): Outcome {
  const [first, second, third, fourth] = [0, 1, 2, 3].map(() => drawCard(random))
  const player = [first ?? 0, third ?? 0]
  const banker = [second ?? 0, fourth ?? 0]
  if (baccaratPoints(player) >= 8 || baccaratPoints(banker) >= 8) return { player, banker }
  const extra = baccaratPoints(player) <= 5 ? drawCard(random) : undefined
  if (extra !== undefined) player.push(extra)
  if (bankerDraws(baccaratPoints(banker), extra)) banker.push(drawCard(random))
  return { player, banker }
}

function read(outcome: Outcome) {
  const { player = [], banker = [] } = outcome
  const [left, right] = [baccaratPoints(player), baccaratPoints(banker)]
  const pair = (hand: readonly number[]) => rankOf(hand[0] ?? 0) === rankOf(hand[1] ?? 0)
  return { left, right, playerPair: pair(player), bankerPair: pair(banker) }
}

/** 百家乐: two hands by the usual drawing rules, from an endless shoe. A tie returns bets on the two sides. */
export const baccarat: Engine = {
  groups: [
    {
      id: 'main',
      name: { 'zh-CN': '庄闲', en: 'Sides' },
      columns: 3,
      selections: [
        { id: 'player', name: { 'zh-CN': '闲', en: 'Player' }, odds: 200, rtp: '98.77' },
        { id: 'tie', name: { 'zh-CN': '和', en: 'Tie' }, odds: 1_000, rtp: '95.42' },
        { id: 'banker', name: { 'zh-CN': '庄', en: 'Banker' }, odds: 195, rtp: '98.93' },
        { id: 'playerPair', name: { 'zh-CN': '闲对', en: 'Player pair' }, odds: 1_200, rtp: '92.30' },
        { id: 'bankerPair', name: { 'zh-CN': '庄对', en: 'Banker pair' }, odds: 1_200, rtp: '92.30' },
      ],
    },
  ],
  opposites: [['player', 'banker']],
  draw,
  pays(selection, outcome) {
    const { left, right, playerPair, bankerPair } = read(outcome)
    switch (selection) {
      case 'player':
        return left === right ? 100 : left > right ? 200 : 0
      case 'banker':
        return left === right ? 100 : right > left ? 195 : 0
      case 'tie':
        return left === right ? 1_000 : 0
      case 'playerPair':
        return playerPair ? 1_200 : 0
      default:
        return bankerPair ? 1_200 : 0
    }
  },
  why(outcome) {
    const { left, right, playerPair, bankerPair } = read(outcome)
    const zh = left === right ? '和局' : left > right ? '闲赢' : '庄赢'
    const en = left === right ? 'Tie' : left > right ? 'Player wins' : 'Banker wins'
    const pairs = [playerPair ? ['闲对', 'player pair'] : [], bankerPair ? ['庄对', 'banker pair'] : []]
    const told = pairs.filter((pair) => pair.length > 0)
    return {
      'zh-CN': [`闲 ${left} 点，庄 ${right} 点，${zh}`, ...told.map(([word]) => word)].join('，'),
      en: [`${en}, ${left} to ${right}`, ...told.map(([, word]) => word)].join(', '),
    }
  },
  mark(outcome) {
    const { left, right } = read(outcome)
    if (left === right) return { text: { 'zh-CN': '和', en: 'T' }, tone: 'green' }
    return left > right
      ? { text: { 'zh-CN': '闲', en: 'P' }, tone: 'blue' }
      : { text: { 'zh-CN': '庄', en: 'B' }, tone: 'red' }
  },
}
