import { fenToDecimal } from '@koi/api-core/amount'
import type { CashierAction, DepositEvent } from '@koi/contract/sandbox'
import type { Selectable } from 'kysely'
import type { DepositOrderTable } from '../../db/paymentTables.ts'
import { transact } from '../../db/transact.ts'
import { sha256 } from '../../security/token.ts'
import type { Context } from '../context.ts'
import { expireOrder } from '../deposit/expireOrder.ts'
import { refuse } from '../refusal.ts'
import { callBack } from './callBack.ts'

/** A callback and how long after the action it is sent, in milliseconds. */
interface PlannedEvent {
  readonly after: number
  readonly event: DepositEvent
}

/** After the order's time was let run out, so that its end is seen before the payment comes. */
const lateBy = 3_000
const secondBy = 1_000

/** The callbacks that the provider sends after an action in the sandbox cashier. */
function eventsOf(
  ctx: Pick<Context, 'clock' | 'random'>,
  order: Selectable<DepositOrderTable>,
  action: CashierAction,
): PlannedEvent[] {
  const due = order.coin_cents ?? order.amount
  const event = (type: DepositEvent['type'], received: bigint): DepositEvent => ({
    id: ctx.random.uuid(),
    type,
    order: order.id,
    payment: ctx.random.uuid(),
    amount: fenToDecimal(order.amount),
    received: fenToDecimal(received),
    unit: order.coin_cents === null ? 'CNY' : 'USDT',
    at: new Date(ctx.clock.now()).toISOString(),
  })
  switch (action) {
    case 'fail':
      return [{ after: 0, event: event('payment.failed', 0n) }]
    case 'short':
      return [{ after: 0, event: event('payment.received', due - due / 5n) }]
    case 'late':
      return [{ after: lateBy, event: event('payment.received', due) }]
    case 'twice':
      return [
        { after: 0, event: event('payment.received', due) },
        { after: secondBy, event: event('payment.received', due) },
      ]
    default:
      return [{ after: 0, event: event('payment.received', due) }]
  }
}

/**
 * An action in the sandbox cashier: puts the provider's callbacks on the queue. After a failed payment another action is
 * possible; any other action is final. A repeated action does nothing.
 *
 * @throws Refusal `order-unknown` for a key that is not known, `order-closed` after the last press.
 */
export function pressButton({
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
      await ctx.queue.enqueue(trx, {
        kind: expireOrder,
        payload: { orderId: order.id },
        dedupeKey: `${order.id}:early`,
      })
    }
    for (const [index, { after, event }] of eventsOf(ctx, order, input.action).entries()) {
      await ctx.queue.enqueue(trx, {
        kind: callBack,
        payload: event,
        runAt: now + after,
        dedupeKey: `${order.id}:${input.id}:${index}`,
      })
    }
    return { sent: true as const }
  })
}
