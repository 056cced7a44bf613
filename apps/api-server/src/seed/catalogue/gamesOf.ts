import type { CatalogueGame, GameTag } from './catalogueGame.ts'

/** Stakes of one round in fen: a game of a venue follows one of three tables. */
const stakes = {
  low: { minStakeFen: 20n, maxStakeFen: 20_000n },
  mid: { minStakeFen: 100n, maxStakeFen: 200_000n },
  high: { minStakeFen: 1_000n, maxStakeFen: 2_000_000n },
} as const

type GameRow = readonly [
  id: string,
  chinese: string,
  english: string,
  pinyin: string,
  initials: string,
  rtp: string,
  limits: keyof typeof stakes,
  ...tags: readonly GameTag[],
]

/** Spreads the compact rows of a venue's games into full entries; the order of the rows is the sort. */
export function gamesOf(venueId: number, rows: readonly GameRow[]): CatalogueGame[] {
  return rows.map(([id, chinese, english, pinyin, initials, rtp, limits, ...tags], index) => ({
    id,
    venueId,
    sort: index + 1,
    name: { 'zh-CN': chinese, en: english },
    pinyin,
    initials,
    tags,
    rtp,
    ...stakes[limits],
  }))
}
