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
  /** Return to player in percent, two places. */
  readonly rtp: string
  /** Smallest stake of one round, in fen. */
  readonly minStakeFen: bigint
  /** Largest stake of one round, in fen. */
  readonly maxStakeFen: bigint
}

export type GameTag = 'new' | 'hot'
