import { type EngineId, engines, returnOf } from '@koi/contract/engines'
import { drawSecondsOf } from '../../rules/draws.ts'

/** A fictional game (D1) of one venue. */
export interface CatalogueGame {
  /** `g` and four digits; the first digit is the kind. */
  readonly id: string
  readonly venueId: number
  /** Position inside the venue, from 1. */
  readonly sort: number
  readonly name: { readonly 'zh-CN': string; readonly en: string }
  /** Full pinyin without tones, joined: what a search for `jinli` looks into. */
  readonly pinyin: string
  /** First letters of the syllables. */
  readonly initials: string
  readonly tags: readonly GameTag[]
  /** The rules it is played by. */
  readonly engine: EngineId
  /** How often it is drawn; null where a round is drawn for itself. */
  readonly drawSeconds: number | null
  /** Return to player in percent, two places: the least that a bet returns. */
  readonly rtp: string
  /** Smallest stake of one round, in fen. */
  readonly minStakeFen: bigint
  /** Largest stake of one round, in fen. */
  readonly maxStakeFen: bigint
}

export type GameTag = 'new' | 'hot'

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
  engine: EngineId,
  limits: keyof typeof stakes,
  ...tags: readonly GameTag[],
]

/** Spreads the compact rows of a venue's games into full entries; the order of the rows is the sort. */
export function gamesOf(venueId: number, rows: readonly GameRow[]): CatalogueGame[] {
  return rows.map(([id, chinese, english, pinyin, initials, engine, limits, ...tags], index) => ({
    id,
    venueId,
    sort: index + 1,
    name: { 'zh-CN': chinese, en: english },
    pinyin,
    initials,
    tags,
    engine,
    drawSeconds: drawSecondsOf(engine, chinese),
    rtp: returnOf(engines[engine]),
    ...stakes[limits],
  }))
}
