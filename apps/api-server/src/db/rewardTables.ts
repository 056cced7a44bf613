import type { ColumnType, Generated } from 'kysely'

/** What moved the points of a member; `reference` names the cause and is unique. */
export interface PointEntryTable {
  id: Generated<bigint>
  member_id: string
  points: number
  reference: string
  at: Date
}

/** A day of the business time zone on which a member signed in. */
export interface SignInTable {
  member_id: string
  day: ColumnType<string, string, never>
  /** How many days in a row it was, days that were made up since included. */
  streak: number
  reward: bigint
  points: number
  /** When it was made up; null for a day that was signed on itself. */
  made_up_at: Date | null
  at: Date
}

/** What can be had for points, or for turnover of a month. */
export interface GiftTable {
  id: string
  sort: number
  title_zh: string
  title_en: string
  summary_zh: string
  summary_en: string
  picture: string
  points: number | null
  turnover: bigint | null
  /** What it pays as cash; null for a thing. */
  value: bigint | null
  stock: number
  /** How many of it a member may have, in all. */
  per_member: number
}

export interface GiftOrderTable {
  id: string
  member_id: string
  gift_id: string
  quantity: number
  points: number
  at: Date
}
