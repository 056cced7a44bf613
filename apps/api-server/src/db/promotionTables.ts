import type { BonusState } from '@koi/contract/bonus'
import type { GameType } from '@koi/contract/gameTypes'
import type { ColumnType, Generated } from 'kysely'

export interface PromotionTable {
  id: string
  sort: number
  category: string
  picture: string
  /** How many have joined. */
  taken: Generated<number>
}

/** The rules of a promotion from one change to the next; never changed. */
export interface PromotionVersionTable {
  promotion_id: string
  version: number
  title_zh: string
  title_en: string
  summary_zh: string
  summary_en: string
  starts_at: Date
  ends_at: Date | null
  /** How many may join; null for any number. */
  capacity: number | null
  /** `promotionTerms` of the contract as it travels. */
  terms: string
}

/** A member's part in a promotion, with the version that it joined. Money is fen. */
export interface BonusTable {
  id: string
  member_id: string
  promotion_id: string
  version: number
  state: BonusState
  joined_at: Date
  /** The ledger transaction of the deposit that it is for. */
  deposit_id: string | null
  /** Which step of a recharge reward it is; null for everything else. */
  step: number | null
  bonus: Generated<bigint>
  /** What has to be wagered. */
  required: Generated<bigint>
  /** What was wagered, in ten-thousandths of a fen: contributions are exact, and nothing is rounded away. */
  counted: Generated<bigint>
  max_bet: bigint | null
  granted_at: Date | null
  expires_at: Date | null
  ended_at: Date | null
  /** What became cash. */
  released: Generated<bigint>
  /** What was taken back when it ended. */
  lost: Generated<bigint>
}

/** A round that was placed while a bonus was running. */
export interface BonusRoundTable {
  round_id: string
  bonus_id: string
  /** Its part of the stake. */
  stake: bigint
  /** What it counted for, in ten-thousandths of a fen. */
  counted: Generated<bigint>
}

/** What a member staked of its own money on a day of the business time zone, by kind of game. */
export interface TurnoverDayTable {
  member_id: string
  day: ColumnType<string, string, never>
  game_type: GameType
  staked: bigint
}
