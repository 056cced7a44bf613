import { fenToDecimal } from '@koi/api-core/amount'
import { transact } from '../../db/transact.ts'
import { readStakeableBonus } from '../bonus/stakeWithBonus.ts'
import type { Context } from '../context.ts'
import { readBalances } from '../ledger/accounts.ts'
import { lockPlayer } from './player.ts'

/**
 * What can be staked in a game session, bonus money included, for a game whose player has moved money meanwhile.
 *
 * @throws Refusal `game-closed` when the key belongs to no open session.
 */
export async function readPlayerBalance({
  ctx,
  input,
}: {
  ctx: Context
  input: { key: string }
}): Promise<{ balance: string }> {
  return transact(ctx.db, async (trx) => {
    const { memberId, venueId, demoBalance } = await lockPlayer(trx, ctx, input.key)
    if (memberId === null) return { balance: fenToDecimal(demoBalance ?? 0n) }
    const wallet = (await readBalances(trx, memberId)).find(
      (account) => account.kind === 'wallet' && account.venueId === venueId,
    )
    return { balance: fenToDecimal((wallet?.balance ?? 0n) + (await readStakeableBonus(trx, ctx, memberId))) }
  })
}
