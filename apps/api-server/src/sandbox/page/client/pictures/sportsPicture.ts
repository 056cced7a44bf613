import type { Tier } from '../round/tierOf.ts'
import { seededRandom } from '../random/seededRandom.ts'
import { seedOf } from '../random/seedOf.ts'
import { shuffled } from '../random/shuffled.ts'

/** A fictional club: names in both languages and the two colours of its crest. */
export interface Club {
  zh: string
  en: string
  colors: readonly [string, string]
}

const clubs: readonly Club[] = [
  { zh: '临江城', en: 'Linjiang City', colors: ['#d1495b', '#8f2638'] },
  { zh: '白沙联', en: 'Baisha United', colors: ['#e8ecf4', '#8d9bb5'] },
  { zh: '望海竞技', en: 'Wanghai Athletic', colors: ['#f0a63a', '#a8641a'] },
  { zh: '石桥队', en: 'Shiqiao', colors: ['#4f8fd8', '#1f4f8f'] },
  { zh: '长林', en: 'Changlin', colors: ['#3fae74', '#186b45'] },
  { zh: '风陵渡', en: 'Fengling Ferry', colors: ['#9a7ae0', '#54389c'] },
  { zh: '铁山', en: 'Tieshan', colors: ['#8fa3b8', '#44566b'] },
  { zh: '新港', en: 'Xingang', colors: ['#35b7c2', '#14707c'] },
]

export interface Fixture {
  home: Club
  away: Club
  /** The side this round is on; a draw returns the stake. */
  side: 'home' | 'away'
}

/** The match of a round, known before its score is. */
export function sportsFixture(round: string): Fixture {
  const random = seededRandom(seedOf(round))
  const [home, away] = shuffled(clubs, random)
  if (home === undefined || away === undefined) throw new Error('there are always two clubs')
  return { home, away, side: random() < 0.5 ? 'home' : 'away' }
}

/** The final score: the round's side wins, loses, or draws for a returned stake. */
export function sportsPicture(outcome: { round: string; seed: number; tier: Tier }): Fixture & {
  score: readonly [home: number, away: number]
} {
  const random = seededRandom(outcome.seed)
  const fixture = sportsFixture(outcome.round)
  const few = Math.floor(random() * 3)
  const lead = outcome.tier === 'big' ? 4 : 1 + Math.floor(random() * 2)
  if (outcome.tier === 'part') return { ...fixture, score: [few, few] }
  const sideWins = outcome.tier !== 'none'
  const homeWins = (fixture.side === 'home') === sideWins
  return { ...fixture, score: homeWins ? [few + lead, few] : [few, few + lead] }
}
