import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refuse.ts'
import { lockOrder } from './lockOrder.ts'
import { noteStep } from './noteStep.ts'
import { readOrder } from './readOrder.ts'

/**
 * Notes the member's word that an order is paid. It moves nothing; said twice, it is noted once.
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
    return readOrder(trx, input)
  })
}
