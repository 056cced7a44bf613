import type { Name } from './engine.ts'

/** A club of the one-minute matches. None has the name of a team of the schedule: their matches are not those. */
export interface Club {
  readonly id: string
  readonly name: Name
}

const clubs: readonly Club[] = [
  { id: 'crossing', name: { 'zh-CN': '江心城', en: 'Midstream City' } },
  { id: 'granite', name: { 'zh-CN': '白岩联', en: 'Baiyan United' } },
  { id: 'lookout', name: { 'zh-CN': '望海竞技', en: 'Wanghai Athletic' } },
  { id: 'bridge', name: { 'zh-CN': '石拱队', en: 'Stone Arch' } },
  { id: 'forest', name: { 'zh-CN': '长林', en: 'Changlin' } },
  { id: 'ferry', name: { 'zh-CN': '风陵渡', en: 'Fengling Ferry' } },
  { id: 'iron', name: { 'zh-CN': '铁山', en: 'Tieshan' } },
  { id: 'harbour', name: { 'zh-CN': '新港', en: 'Xingang' } },
]

/** Numbers in [0, 1) that follow from a seed alone (mulberry32). Names who plays, never how it ends. */
function seededRandom(seed: number): () => number {
  let state = Math.floor(seed) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A 32-bit number from a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The two clubs of a one-minute match. */
export interface Clubs {
  readonly home: Club
  readonly away: Club
}

/** Who meets in a one-minute match: it follows from the commitment to its seed, which is published before the stake. */
export function clubsOf(commitment: string): Clubs {
  const random = seededRandom(seedOf(commitment))
  const [home, away] = clubs
    .map((club) => ({ club, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ club }) => club)
  if (home === undefined || away === undefined) throw new RangeError('there are always two clubs')
  return { home, away }
}
