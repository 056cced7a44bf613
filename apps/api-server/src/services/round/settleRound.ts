import { fenToDecimal } from '@koi/api-core/amount'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import { findRound } from './findRound.ts'
import { lockPlayer } from './lockPlayer.ts'
import { payOut } from './payOut.ts'

/**
 * Settles a round of this game, also one whose session was interrupted. A settled round answers the same again.
 *
 * @throws Refusal `game-closed`, `invalid-input` for a round that was never placed in this game.
 */
export function settleRound({ ctx, input }: { ctx: Context; input: { key: string; round: string } }) {
  return transact(ctx.db, async (trx) => {
    const player = await lockPlayer(trx, input.key)
    const round = await findRound(trx, player, input.round)
    if (!round || round.game_id !== player.gameId) {
      refuse('invalid-input', { fields: [{ path: 'round', rule: 'unknown' }] })
    }
    const locked = await trx
      .selectFrom('game_rounds')
      .selectAll()
      .where('id', '=', round.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const settled =
      locked.settled_at === null
        ? await payOut(trx, ctx, locked, player)
        : {
            payout: locked.payout ?? 0n,
            balance: locked.payout_balance ?? 0n,
            multiplier: locked.multiplier ?? 0,
            seed: locked.seed ?? 0,
          }
    return {
      round: locked.round,
      stake: fenToDecimal(locked.stake),
      payout: fenToDecimal(settled.payout),
      balance: fenToDecimal(settled.balance),
      outcome: { multiplier: fenToDecimal(BigInt(settled.multiplier)), seed: settled.seed },
    }
  })
}
