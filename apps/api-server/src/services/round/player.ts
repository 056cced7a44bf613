import { fenToDecimal } from '@koi/api-core/amount'
import type { EngineId } from '@koi/contract/engines'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { GameRoundTable, GameSessionTable } from '../../db/gameTables.ts'
import type { Schema } from '../../db/schema.ts'
import { sha256 } from '../../security/token.ts'
import type { Context } from '../context.ts'
import { readPlanned } from '../match/readPlanned.ts'
import type { PlannedMatch } from '../match/scheduled.ts'
import { refuse } from '../refusal.ts'
import { commitmentOf } from './publishRound.ts'

/** An open game session as its game page plays it; the row is locked until the transaction ends. */
export interface Player {
  readonly sessionId: string
  /** Null in demo mode, whoever launched it. */
  readonly memberId: string | null
  readonly venueId: number
  readonly gameId: string
  readonly minStake: bigint
  readonly maxStake: bigint
  /** Balance of a demo session; null for real money, which is in the ledger. */
  readonly demoBalance: bigint | null
  /** The rules of the game. */
  readonly engine: EngineId
  /** How often the game is drawn; null where a round is drawn for itself. */
  readonly drawSeconds: number | null
  /** Draws up to then are revealed. */
  readonly drawnUntil: Date | null
  /** The match of the schedule that the session was opened for. */
  readonly match: PlannedMatch | null
  /** How many rounds were placed in this session. */
  readonly nonce: number
}

function openSession(db: Kysely<Schema>, key: string) {
  return db
    .selectFrom('game_sessions')
    .selectAll()
    .where('key_hash', '=', sha256(key))
    .where('closed_at', 'is', null)
}

async function toPlayer(
  db: Kysely<Schema>,
  { drawSeconds }: Pick<Context, 'drawSeconds'>,
  session: Selectable<GameSessionTable> | undefined,
): Promise<Player> {
  if (!session) refuse('game-closed')
  const game = await db
    .selectFrom('games')
    .select(['min_stake', 'max_stake', 'engine', 'draw_seconds', 'drawn_until'])
    .where('id', '=', session.game_id)
    .executeTakeFirstOrThrow()
  return {
    sessionId: session.id,
    memberId: session.mode === 'real' ? session.member_id : null,
    venueId: session.venue_id,
    gameId: session.game_id,
    minStake: game.min_stake,
    maxStake: game.max_stake,
    demoBalance: session.demo_balance,
    engine: game.engine,
    drawSeconds: game.draw_seconds && (drawSeconds ?? game.draw_seconds),
    drawnUntil: game.drawn_until,
    match: readPlanned(session.match),
    nonce: session.nonce,
  }
}

/** @throws Refusal `game-closed` when the key belongs to no open session. */
export async function lockPlayer(trx: Transaction<Schema>, ctx: Context, key: string): Promise<Player> {
  return toPlayer(trx, ctx, await openSession(trx, key).forUpdate().executeTakeFirst())
}

/** The player as it stands now, for who only reads. @throws Refusal `game-closed`. */
export async function findPlayer(ctx: Context, key: string): Promise<Player> {
  return toPlayer(ctx.db, ctx, await openSession(ctx.db, key).executeTakeFirst())
}

/** Whose round it is: a member's, over all sessions of one game, or a demo session's. */
interface RoundOwner {
  readonly sessionId: string
  readonly memberId: string | null
}

/** The round with this UUID, if its owner has placed it. */
export function findRound(
  db: Kysely<Schema>,
  { sessionId, memberId }: RoundOwner,
  round: string,
): Promise<Selectable<GameRoundTable> | undefined> {
  const query = db.selectFrom('game_rounds').selectAll().where('round', '=', round.toLowerCase())
  return memberId === null
    ? query.where('session_id', '=', sessionId).executeTakeFirst()
    : query.where('member_id', '=', memberId).executeTakeFirst()
}

/** A round whose stake is held, as it travels to a page. */
export interface HeldRound {
  readonly round: string
  readonly stake: string
  readonly commitment: { readonly hash: string; readonly nonce: number } | null
}

/**
 * The round of this game whose stake is still held, as a page is told of it: it has to be settled before the next one
 * (GLI 4.16). Rounds that wait for a draw hold nothing up.
 */
export async function findOpenRound(
  db: Kysely<Schema>,
  { sessionId, memberId, gameId }: RoundOwner & { readonly gameId: string },
): Promise<HeldRound | null> {
  const query = db
    .selectFrom('game_rounds')
    .select(['round', 'stake', 'server_seed', 'nonce'])
    .where('game_id', '=', gameId)
    .where('settled_at', 'is', null)
    .where('draws_at', 'is', null)
    .orderBy('placed_at')
  const open = await (
    memberId === null ? query.where('session_id', '=', sessionId) : query.where('member_id', '=', memberId)
  ).executeTakeFirst()
  return open ? { round: open.round, stake: fenToDecimal(open.stake), commitment: commitmentOf(open) } : null
}

/** The last round of a member in a game that was settled since a time: its page may have been left before it was shown. */
export async function findLastRound(
  db: Kysely<Schema>,
  { memberId, gameId }: { readonly memberId: string; readonly gameId: string },
  since: Date,
): Promise<string | null> {
  const last = await db
    .selectFrom('game_rounds')
    .select('round')
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', since)
    .where('game_id', '=', gameId)
    .where('settled_at', 'is not', null)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.round ?? null
}
