import { fenToDecimal, parseAmount } from '@koi/api-core/amount'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { post } from '../ledger/post.ts'
import { refuse } from '../refuse.ts'
import { findOpenRound } from './findOpenRound.ts'
import { findRound } from './findRound.ts'
import { lockPlayer, type Player } from './lockPlayer.ts'

interface NewRound {
  readonly id: string
  readonly stake: bigint
  readonly at: Date
}

async function takeDemo(trx: Transaction<Schema>, player: Player, stake: bigint): Promise<bigint> {
  const available = player.demoBalance ?? 0n
  if (available < stake) refuse('insufficient-balance', { available: fenToDecimal(available) })
  await trx
    .updateTable('game_sessions')
    .set({ demo_balance: available - stake })
    .where('id', '=', player.sessionId)
    .execute()
  return available - stake
}

async function takeReal(
  trx: Transaction<Schema>,
  ctx: Context,
  { memberId, venueId }: { memberId: string; venueId: number },
  { id, stake, at }: NewRound,
): Promise<bigint> {
  const after = await post(trx, {
    id: ctx.random.uuid(),
    kind: 'stake',
    memberId,
    reference: `stake:${id}`,
    at,
    moves: [
      { account: { kind: 'wallet', venueId }, amount: -stake },
      { account: { kind: 'held', venueId }, amount: stake },
    ],
  })
  return after.get(`wallet:${venueId}`) ?? 0n
}

/**
 * Places a stake: from the venue wallet into the held account. The same round with the same amount answers the same
 * again and moves nothing.
 *
 * @throws Refusal `game-closed`, `idempotency-conflict` for the round with another amount, `amount-out-of-range`,
 * `game-active` with the `round` and `stake` that have to be settled first, `insufficient-balance`.
 */
export function placeStake({
  ctx,
  input,
}: {
  ctx: Context
  input: { key: string; round: string; amount: string }
}) {
  const stake = parseAmount(input.amount)
  const round = input.round.toLowerCase()
  return transact(ctx.db, async (trx) => {
    const player = await lockPlayer(trx, input.key)
    const { sessionId, memberId, venueId, gameId, minStake, maxStake } = player
    const known = await findRound(trx, player, round)
    if (known) {
      if (known.stake !== stake || known.game_id !== gameId) refuse('idempotency-conflict')
      return { round, stake: fenToDecimal(stake), balance: fenToDecimal(known.stake_balance) }
    }
    if (stake < minStake || stake > maxStake) {
      refuse('amount-out-of-range', { min: fenToDecimal(minStake), max: fenToDecimal(maxStake) })
    }
    const open = await findOpenRound(trx, player)
    if (open) refuse('game-active', { round: open.round, stake: fenToDecimal(open.stake) })

    const at = new Date(ctx.clock.now())
    const placed = { id: ctx.random.uuid(), stake, at }
    const balance =
      memberId === null
        ? await takeDemo(trx, player, stake)
        : await takeReal(trx, ctx, { memberId, venueId }, placed)
    await trx
      .insertInto('game_rounds')
      .values({
        id: placed.id,
        session_id: sessionId,
        round,
        member_id: memberId,
        venue_id: venueId,
        game_id: gameId,
        stake,
        payout: null,
        multiplier: null,
        seed: null,
        stake_balance: balance,
        payout_balance: null,
        placed_at: at,
        settled_at: null,
      })
      .execute()
    await trx.updateTable('game_sessions').set({ last_active_at: at }).where('id', '=', sessionId).execute()
    return { round, stake: fenToDecimal(stake), balance: fenToDecimal(balance) }
  })
}
