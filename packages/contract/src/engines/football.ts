import type { Draw, Engine } from './engine.ts'
import { type BetLine, settleBets } from './settleBets.ts'
import { footballMarkets, paysAt, scoreOf } from './footballMarkets.ts'

/** How many of 100 matches bring a side 0, 1, 2, 3 or 4 goals. */
const homeGoals = [25, 35, 22, 12, 6] as const
const awayGoals = [32, 36, 20, 8, 4] as const

function score(random: Draw, goals: readonly number[]): number {
  let at = random.below(100)
  return goals.findIndex((matches) => {
    at -= matches
    return at < 0
  })
}

/** 足球: a simulated match; each side's goals are drawn apart. A bet that a line leaves even is returned, in whole or by half. */
export const football: Engine = {
  mostBets: 5,
  groups: [
    {
      id: 'winner',
      name: { 'zh-CN': '独赢', en: '1X2' },
      columns: 3,
      selections: footballMarkets.winner,
    },
    {
      id: 'handicap',
      name: { 'zh-CN': '让球', en: 'Handicap' },
      columns: 2,
      selections: footballMarkets.handicap,
    },
    {
      id: 'goals',
      name: { 'zh-CN': '大小单双', en: 'Goals' },
      columns: 2,
      selections: footballMarkets.goals,
    },
  ],
  opposites: [
    [
      ['home', 'homeMinusThreeQuarters', 'homeMinus'],
      ['away', 'awayPlusThreeQuarters', 'awayPlus'],
    ],
    ['home', 'draw', 'away'],
    [
      ['over', 'overTwoThreeQuarters', 'overThree'],
      ['under', 'underTwoThreeQuarters', 'underThree'],
    ],
    ['odd', 'even'],
  ],
  draw: (random) => ({ home: [score(random, homeGoals)], away: [score(random, awayGoals)] }),
  pays: (selection, outcome, quote) => paysAt(selection, scoreOf(outcome), quote),
  why(outcome) {
    const { home, away } = scoreOf(outcome)
    const total = home + away
    const zh = home > away ? '主胜' : home < away ? '客胜' : '平局'
    const en = home > away ? 'home win' : home < away ? 'away win' : 'draw'
    return {
      'zh-CN': `${home} : ${away}，${zh}，共 ${total} 球`,
      en: `${home} : ${away}, ${en}, ${total} ${total === 1 ? 'goal' : 'goals'}`,
    }
  },
  mark(outcome) {
    const { home, away } = scoreOf(outcome)
    if (home === away) return { text: { 'zh-CN': '平', en: 'D' }, tone: 'green' }
    return home > away
      ? { text: { 'zh-CN': '主', en: 'H' }, tone: 'red' }
      : { text: { 'zh-CN': '客', en: 'A' }, tone: 'blue' }
  },
}

/** The most that bets on one match can return together, in fen: those against each other do not both win. */
export function mostReturnOf(bets: readonly BetLine[]): bigint {
  // A match of the schedule, whose bets have quotes, can see more goals.
  const most = bets.some(({ quote }) => quote !== undefined) ? 10 : homeGoals.length
  const goals = Array.from({ length: most }, (_, count) => count)
  const returns = goals.flatMap((home) =>
    goals.map((away) => settleBets(football, bets, { home: [home], away: [away] }).payout),
  )
  return returns.reduce((most, payout) => (payout > most ? payout : most), 0n)
}
