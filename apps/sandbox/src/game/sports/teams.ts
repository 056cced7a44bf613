import type { Session } from '../calls/gameCalls.ts'

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

/** Numbers in [0, 1) that follow from a seed alone (mulberry32). Draws pictures, never outcomes. */
function seededRandom(seed: number): () => number {
  let state = Math.floor(seed) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A 32-bit number from a text (FNV-1a): what a match shows before its outcome is known follows from its commitment. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** A copy in random order. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}

/** The two clubs of a match. */
export interface Teams {
  home: Club
  away: Club
}

/** Who meets in a match: it follows from the commitment to its seed, which is published before anything is staked. */
export function teamsOf(commitment: string): Teams {
  const [home, away] = shuffled(clubs, seededRandom(seedOf(commitment)))
  if (home === undefined || away === undefined) throw new Error('there are always two clubs')
  return { home, away }
}

/** The names of the teams of a match. */
export function teamNames(commitment: string, locale: Session['locale']): { home: string; away: string } {
  const { home, away } = teamsOf(commitment)
  return locale === 'en' ? { home: home.en, away: away.en } : { home: home.zh, away: away.zh }
}
