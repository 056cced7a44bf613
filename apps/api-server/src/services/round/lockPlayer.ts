import type { Transaction } from 'kysely'
import type { GameType } from '@koi/contract'
import type { Schema } from '../../db/schema.ts'
import { sha256 } from '../../security/sha256.ts'
import { refuse } from '../refuse.ts'

/** An open game session as its game page plays it; the row is locked until the transaction ends. */
export interface Player {
  readonly sessionId: string
  /** Null in demo mode, whoever launched it. */
  readonly memberId: string | null
  readonly venueId: number
  readonly gameId: string
  readonly gameType: GameType
  readonly rtp: string
  readonly minStake: bigint
  readonly maxStake: bigint
  /** Balance of a demo session; null for real money, which is in the ledger. */
  readonly demoBalance: bigint | null
}

/** @throws Refusal `game-closed` when the key belongs to no open session. */
export async function lockPlayer(trx: Transaction<Schema>, key: string): Promise<Player> {
  const session = await trx
    .selectFrom('game_sessions')
    .selectAll()
    .where('key_hash', '=', sha256(key))
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!session) refuse('game-closed')
  const game = await trx
    .selectFrom('games as g')
    .innerJoin('venues as v', 'v.id', 'g.venue_id')
    .select(['g.rtp', 'g.min_stake', 'g.max_stake', 'v.game_type'])
    .where('g.id', '=', session.game_id)
    .executeTakeFirstOrThrow()
  return {
    sessionId: session.id,
    memberId: session.mode === 'real' ? session.member_id : null,
    venueId: session.venue_id,
    gameId: session.game_id,
    gameType: game.game_type,
    rtp: game.rtp,
    minStake: game.min_stake,
    maxStake: game.max_stake,
    demoBalance: session.demo_balance,
  }
}
