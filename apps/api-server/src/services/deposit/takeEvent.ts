import { parseDecimal } from '@koi/api-core/amount'
import type { DepositEvent } from '@koi/contract'
import type { Selectable, Transaction } from 'kysely'
import type { DepositOrderTable, Schema } from '../../db/schema.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { deposit } from '../../rules/deposit.ts'
import type { Context } from '../context.ts'
import { coinValue } from './coinValue.ts'
import { creditPayment } from './creditPayment.ts'
import { expire } from './expire.ts'
import { noteStep } from './noteStep.ts'
import { paymentKind } from './paymentKind.ts'

/** Why an event changes nothing. */
export type EventProblem =
  | 'order-unknown'
  | 'amount-differs'
  | 'unit-differs'
  | 'payment-differs'
  | 'nothing-paid'

interface Received {
  readonly fen: bigint
  readonly coinCents: bigint | null
  readonly due: bigint
  readonly paid: bigint
}

function receivedOf(order: Selectable<DepositOrderTable>, event: DepositEvent): Received | EventProblem {
  const paid = parseDecimal(event.received)
  if (event.unit !== (order.coin_cents === null ? 'CNY' : 'USDT')) return 'unit-differs'
  if (order.coin_cents === null || order.rate === null) {
    return { fen: paid, coinCents: null, due: order.amount, paid }
  }
  // Exactly what was asked for is worth exactly the order, although it was rounded up to whole hundredths.
  const fen = paid === order.coin_cents ? order.amount : coinValue(paid, order.rate)
  return { fen, coinCents: paid, due: order.coin_cents, paid }
}

/**
 * Takes in what a payment provider says of an order. What came in is recorded whatever the order's state, and credited
 * by the queue: at once when it is what was asked for, else after a review, so that nothing is lost and nothing is
 * guessed. Answers what is wrong with an event that does not fit; then nothing has changed.
 */
export async function takeEvent(
  trx: Transaction<Schema>,
  { ctx, input: event }: { ctx: Pick<Context, 'clock' | 'random'>; input: DepositEvent },
): Promise<EventProblem | null> {
  const now = ctx.clock.now()
  const at = new Date(now)
  const lock = () =>
    trx.selectFrom('deposit_orders').selectAll().where('id', '=', event.order).forUpdate().executeTakeFirst()
  let order = await lock()
  if (!order) return 'order-unknown'
  if (parseDecimal(event.amount) !== order.amount) return 'amount-differs'
  const received = receivedOf(order, event)
  if (typeof received === 'string') return received
  if (event.type === 'payment.failed') {
    if (order.state === 'awaiting') await noteStep(trx, order.id, 'failed', at)
    return null
  }
  if (received.fen <= 0n) return 'nothing-paid'
  const known = await trx
    .selectFrom('deposit_payments')
    .select(['order_id', 'received', 'coin_cents'])
    .where('id', '=', event.payment)
    .executeTakeFirst()
  if (known) {
    const same = known.order_id === order.id && known.received === received.fen
    return same && known.coin_cents === received.coinCents ? null : 'payment-differs'
  }
  // The clock decides what is late, not whether the job that ends the order has run yet.
  await expire(trx, { ctx, input: { orderId: order.id } })
  order = (await lock()) ?? order
  const { paid, due } = received
  const first = order.state !== 'paid' && order.state !== 'credited'
  const kind = paymentKind({ first, late: order.state !== 'awaiting', received: paid, due })
  await trx
    .insertInto('deposit_payments')
    .values({
      id: event.payment,
      order_id: order.id,
      kind,
      received: received.fen,
      coin_cents: received.coinCents,
      received_at: at,
      credited: null,
      credited_at: null,
    })
    .execute()
  if (first) {
    await trx.updateTable('deposit_orders').set({ state: 'paid' }).where('id', '=', order.id).execute()
    await noteStep(trx, order.id, 'paid', at)
  }
  await enqueue(trx, {
    ctx,
    input: {
      kind: creditPayment,
      payload: { paymentId: event.payment },
      runAt: now + (kind === 'exact' ? deposit.creditAfter : deposit.reviewFor),
      dedupeKey: event.payment,
    },
  })
  return null
}
