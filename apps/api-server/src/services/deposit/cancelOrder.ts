import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refusal.ts'
import { lockOrder, noteStep } from './order.ts'
import { readOrder } from './readOrders.ts'

/**
 * Gives up an order that still awaits its payment. A payment that comes nevertheless is credited after a review.
 *
 * @throws Refusal `order-unknown`, `order-closed` with `state` for one that no longer awaits a payment.
 */
export function cancelOrder({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string; locale: Locale }
}) {
  return transact(ctx.db, async (trx) => {
    const order = await lockOrder(trx, input)
    if (order.state !== 'awaiting' && order.state !== 'cancelled') {
      refuse('order-closed', { state: order.state })
    }
    if (order.state === 'awaiting') {
      await trx.updateTable('deposit_orders').set({ state: 'cancelled' }).where('id', '=', order.id).execute()
      await noteStep(trx, order.id, 'cancelled', new Date(ctx.clock.now()))
    }
    return readOrder({ ctx: { ...ctx, db: trx }, input })
  })
}
