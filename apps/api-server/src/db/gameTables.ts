import type { EngineId } from '@koi/contract/engines'
import type { GameType } from '@koi/contract/gameTypes'
import type { ColumnType, Generated } from 'kysely'

/** JSON: written as text, read as data of any shape. */
type Json = ColumnType<unknown, string | null | undefined, string | null>

export interface VenueTable {
  id: number
  sort: number
  game_type: GameType
  name_zh: string
  name_en: string
  maintenance: boolean
  maintenance_until: Date | null
}

export interface GameTable {
  id: string
  venue_id: number
  sort: number
  name_zh: string
  name_en: string
  pinyin: string
  initials: string
  /** Comma list of `new` and `hot`. */
  tags: string
  /** Return to player in percent with two places. */
  rtp: string
  min_stake: bigint
  max_stake: bigint
  /** The rules that the game is played by. */
  engine: EngineId
  /** How often it is drawn; null where a round is drawn for itself. */
  draw_seconds: number | null
  /** Draws up to then are revealed: no bet on one of them is taken, whatever a clock says. */
  drawn_until: ColumnType<Date | null, never, Date>
}

export interface GameSessionTable {
  id: string
  /** Loading a game again goes on with the sitting it was in. */
  sitting_id: string
  mode: 'real' | 'demo'
  member_id: string | null
  venue_id: number
  game_id: string
  locale: 'zh-CN' | 'en'
  shell_origin: string
  ticket_hash: string | null
  ticket_expires_at: Date
  key_hash: string | null
  /** Balance of a demo session; real money never stands here. */
  demo_balance: bigint | null
  /** How many rounds were placed in this session. */
  nonce: Generated<number>
  /** The match of the schedule that it was opened for (`readPlanned`), and what of it was chosen before. */
  match: Json
  selection: ColumnType<string | null, string | null | undefined, never>
  opened_at: Date
  last_active_at: Date
  closed_at: Date | null
}

/** A sitting with the sums of its rounds, in fen; triggers keep them. `net` counts settled rounds only. */
export interface GameSittingTable {
  id: string
  started_at: Date
  rounds: Generated<number>
  staked: Generated<bigint>
  payout: Generated<bigint>
  net: Generated<bigint>
}

export interface GameRoundTable {
  id: string
  session_id: string
  /** The round's UUID, made by the game page. */
  round: string
  /** Null in demo mode. */
  member_id: string | null
  venue_id: number
  game_id: string
  stake: bigint
  payout: bigint | null
  /** What the page was told after the stake and after the payout, so that a repeat is told the same. */
  stake_balance: bigint
  payout_balance: bigint | null
  placed_at: Date
  settled_at: Date | null
  /** The draw that the round waits for, `20261123-0417`, and its time; null where it is drawn for itself. */
  issue: ColumnType<string | null, string | null | undefined, never>
  draws_at: ColumnType<Date | null, Date | null | undefined, never>
  /** The match of the schedule that it is a bet on (`readPlanned`). */
  match: Json
  /** `20261123-000042`; null for a round from before there were engines, as is all that follows. */
  number: ColumnType<string | null, string | undefined, string>
  engine: ColumnType<EngineId | null, EngineId | undefined, EngineId>
  /** What was laid, and after the round what each bet paid (`readLines`). */
  bets: Json
  /** What was drawn. */
  outcome: Json
  /** Secret until the round is settled. */
  server_seed: ColumnType<string | null, string | undefined, string>
  client_seed: ColumnType<string | null, string | undefined, string>
  nonce: ColumnType<number | null, number | undefined, number>
  seal: ColumnType<string | null, string | undefined, string>
}

export interface FavouriteGameTable {
  member_id: string
  game_id: string
  added_at: Date
}

/** A game that a member has opened with real play money; triggers keep it. */
export interface RecentGameTable {
  member_id: string
  game_id: string
  opened_at: Date
  /** The last day (UTC) on which the member staked on it, where `game_days` counts it. */
  staked_on: string | null
}

/** How many members staked on a game on a day (UTC) for the last time so far; triggers keep it. */
export interface GameDayTable {
  day: string
  game_id: string
  players: number
}

/** Sums of the rounds of a member at a venue, in fen; triggers keep them. */
export interface RoundSumTable {
  member_id: string
  span: 'hour' | 'day' | 'month'
  start: Date
  venue_id: number
  rounds: number
  settled: number
  staked: bigint
  settled_stake: bigint
  payout: bigint
}
