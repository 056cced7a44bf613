import { fenToDecimal } from '@koi/api-core/amount'
import type { Selectable } from 'kysely'
import type { GameRoundTable } from '../../db/gameTables.ts'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'
import { isDrawn, payOut } from './payOut.ts'
import { findRound, lockPlayer } from './player.ts'
import { publishRound } from './publishRound.ts'
import { commitmentToNext } from './commitmentToNext.ts'

/** A settled round as its page is told of it, with the commitment to what is staked on next. */
export function tellSettled(
  round: Selectable<GameRoundTable>,
  next: { readonly hash: string; readonly nonce: number },
) {
  const payout = round.payout ?? 0n
  return {
    round: round.round,
    stake: fenToDecimal(round.stake),
    payout: fenToDecimal(payout),
    balance: fenToDecimal(round.payout_balance ?? 0n),
    multiplier: fenToDecimal((payout * 100n) / round.stake),
    play: publishRound(round),
    next,
  }
}

/**
 * Settles a round of this game, also one whose session was interrupted. A settled round answers the same again.
 *
 * @throws Refusal `game-closed`, `invalid-input` for a round that was never placed in this game, `draw-pending` for one whose
 * draw is still to come.
 */
export async function settleRound({ ctx, input }: { ctx: Context; input: { key: string; round: string } }) {
  const keyring = await ctx.keyring()
  return transact(ctx.db, async (trx) => {
    const player = await lockPlayer(trx, ctx, input.key)
    const round = await findRound(trx, player, input.round)
    if (!round || round.game_id !== player.gameId) {
      refuse('invalid-input', { fields: [{ path: 'round', rule: 'unknown' }] })
    }
    const row = trx.selectFrom('game_rounds').selectAll().where('id', '=', round.id)
    const locked = await row.forUpdate().executeTakeFirstOrThrow()
    if (locked.settled_at === null && !isDrawn(ctx, locked)) refuse('draw-pending', { issue: locked.issue })
    if (locked.settled_at === null) await payOut(trx, ctx, locked)
    const settled = locked.settled_at === null ? await row.executeTakeFirstOrThrow() : locked
    return tellSettled(settled, commitmentToNext(ctx, keyring, player))
  })
}
