import type { GameType } from '@koi/contract'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { GameRoundTable, Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { post } from '../ledger/post.ts'
import { drawOutcome } from './drawOutcome.ts'

/** A settled round, in fen. */
export interface Settled {
  readonly payout: bigint
  readonly balance: bigint
  readonly multiplier: number
  readonly seed: number
}

async function creditDemo(trx: Transaction<Schema>, sessionId: string, payout: bigint): Promise<bigint> {
  const session = await trx
    .updateTable('game_sessions')
    .set({ demo_balance: sql<bigint>`demo_balance + ${payout}::int8` })
    .where('id', '=', sessionId)
    .returning('demo_balance')
    .executeTakeFirstOrThrow()
  return session.demo_balance ?? 0n
}

async function creditReal(
  trx: Transaction<Schema>,
  ctx: Context,
  memberId: string,
  round: { id: string; venueId: number; stake: bigint; payout: bigint; at: Date },
): Promise<bigint> {
  const { id, venueId, stake, payout, at } = round
  const after = await post(trx, {
    id: ctx.random.uuid(),
    kind: 'settle',
    memberId,
    reference: `settle:${id}`,
    at,
    moves: [
      { account: { kind: 'held', venueId }, amount: -stake },
      { account: { kind: 'house', venueId }, amount: stake },
      { account: { kind: 'house', venueId }, amount: -payout },
      { account: { kind: 'wallet', venueId }, amount: payout },
    ],
  })
  return after.get(`wallet:${venueId}`) ?? 0n
}

/**
 * Draws the outcome of an open round and pays it: the held stake goes to the house, the payout to the venue wallet.
 * A fraction of a fen is dropped. The caller has made sure that nobody else settles the round meanwhile.
 */
export async function payOut(
  trx: Transaction<Schema>,
  ctx: Context,
  round: Selectable<GameRoundTable>,
  game: { readonly gameType: GameType; readonly rtp: string },
): Promise<Settled> {
  const { multiplier, seed } = drawOutcome(ctx.random, game.gameType, game.rtp)
  const payout = (round.stake * BigInt(multiplier)) / 100n
  const at = new Date(ctx.clock.now())
  const balance =
    round.member_id === null
      ? await creditDemo(trx, round.session_id, payout)
      : await creditReal(trx, ctx, round.member_id, {
          id: round.id,
          venueId: round.venue_id,
          stake: round.stake,
          payout,
          at,
        })
  await trx
    .updateTable('game_rounds')
    .set({ payout, multiplier, seed, payout_balance: balance, settled_at: at })
    .where('id', '=', round.id)
    .execute()
  return { payout, balance, multiplier, seed }
}
