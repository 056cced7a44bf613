import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refusal.ts'
import { lockOrder, noteStep } from './order.ts'
import { readOrder } from './readOrders.ts'

/**
 * Notes that the member claims to have paid an order. It moves no money; a repeated claim is noted once.
 *
 * @throws Refusal `order-unknown`, `order-closed` with `state` for one that has expired or was cancelled.
 */
export function claimPaid({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string; locale: Locale }
}) {
  return transact(ctx.db, async (trx) => {
    const order = await lockOrder(trx, input)
    if (order.state === 'expired' || order.state === 'cancelled') {
      refuse('order-closed', { state: order.state })
    }
    if (order.state === 'awaiting' && order.claimed_at === null) {
      const at = new Date(ctx.clock.now())
      await trx.updateTable('deposit_orders').set({ claimed_at: at }).where('id', '=', order.id).execute()
      await noteStep(trx, order.id, 'claimed', at)
    }
    return readOrder({ ctx: { ...ctx, db: trx }, input })
  })
}
