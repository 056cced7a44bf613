import type { CashierAction } from '@koi/contract'
import { transact } from '../../db/transact.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Context } from '../context.ts'
import { expireOrder } from '../deposit/expireOrder.ts'
import { refuse } from '../refuse.ts'
import { callBack } from './callBack.ts'
import { eventsOf } from './eventsOf.ts'

/**
 * A press in the sandbox cashier: puts the provider's callbacks on the queue. A failed payment leaves the page open for
 * another try; any other press is the last one. The same press again does nothing.
 *
 * @throws Refusal `order-unknown` for a key that is not known, `order-closed` after the last press.
 */
export function act({
  ctx,
  input,
}: {
  ctx: Context
  input: { key: string; action: CashierAction; id: string }
}) {
  return transact(ctx.db, async (trx) => {
    const order = await trx
      .selectFrom('deposit_orders')
      .selectAll()
      .where('cashier_key_hash', '=', sha256(input.key))
      .forUpdate()
      .executeTakeFirst()
    if (!order) refuse('order-unknown')
    if (order.cashier_act === input.id) return { sent: true as const }
    if (order.cashier_act !== null) refuse('order-closed', { state: order.state })
    const now = ctx.clock.now()
    if (input.action !== 'fail') {
      await trx
        .updateTable('deposit_orders')
        .set({ cashier_act: input.id })
        .where('id', '=', order.id)
        .execute()
    }
    if (input.action === 'late' && order.expires_at.getTime() > now) {
      // Nobody waits a quarter of an hour in a sandbox: the order's time is over now, and the payment comes after that.
      await trx
        .updateTable('deposit_orders')
        .set({ expires_at: new Date(now) })
        .where('id', '=', order.id)
        .execute()
      await enqueue(trx, {
        ctx,
        input: { kind: expireOrder, payload: { orderId: order.id }, dedupeKey: `${order.id}:early` },
      })
    }
    for (const [index, { after, event }] of eventsOf(ctx, order, input.action).entries()) {
      await enqueue(trx, {
        ctx,
        input: {
          kind: callBack,
          payload: event,
          runAt: now + after,
          dedupeKey: `${order.id}:${input.id}:${index}`,
        },
      })
    }
    return { sent: true as const }
  })
}
