import { parseDecimal } from '@koi/api-core/amount'
import type { DepositPaymentKind } from '@koi/contract/deposit'
import type { DepositEvent } from '@koi/contract/sandbox'
import { valueOfCoinCents } from '@koi/contract/rates'
import type { Selectable, Transaction } from 'kysely'
import type { DepositOrderTable } from '../../db/paymentTables.ts'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { deposit } from '../../rules/deposit.ts'
import { sha256 } from '../../security/token.ts'
import type { Context } from '../context.ts'
import { creditPayment } from './creditPayment.ts'
import { expire } from './expireOrder.ts'
import { noteStep } from './order.ts'

/** How a payment compares with its order. `received` and `due` are in the same unit. */
function paymentKind(payment: {
  readonly first: boolean
  readonly late: boolean
  readonly received: bigint
  readonly due: bigint
}): DepositPaymentKind {
  if (!payment.first) return 'again'
  if (payment.late) return 'late'
  if (payment.received === payment.due) return 'exact'
  return payment.received < payment.due ? 'short' : 'over'
}

/** Why an event changes nothing. */
type EventProblem = 'order-unknown' | 'amount-differs' | 'unit-differs' | 'payment-differs' | 'nothing-paid'

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
  const fen = paid === order.coin_cents ? order.amount : valueOfCoinCents(paid, order.rate)
  return { fen, coinCents: paid, due: order.coin_cents, paid }
}

/**
 * Takes in what a payment provider says of an order. What came in is recorded whatever the order's state, and credited
 * by the queue: at once when it is what was asked for, else after a review, so that nothing is lost and nothing is
 * guessed. A payment far above what was asked for is held: it stays under review until a person has looked at it. Answers
 * what is wrong with an event that does not fit; then nothing has changed.
 */
async function takeEvent(
  trx: Transaction<Schema>,
  { ctx, input: event }: { ctx: Pick<Context, 'clock' | 'random' | 'queue'>; input: DepositEvent },
): Promise<EventProblem | 'held' | null> {
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
  if (paid > due * deposit.reviewedAboveTimes) return 'held'
  await ctx.queue.enqueue(trx, {
    kind: creditPayment,
    payload: { paymentId: event.payment },
    runAt: now + (kind === 'exact' ? deposit.creditAfter : deposit.reviewFor),
    dedupeKey: event.payment,
  })
  return null
}

/** Carries a problem through a transaction, which rolls back. */
class RejectedEvent extends Error {
  readonly problem: EventProblem | 'event-differs'

  constructor(problem: EventProblem | 'event-differs') {
    super(`rejected: ${problem}`)
    this.name = 'RejectedEvent'
    this.problem = problem
  }
}

/**
 * Takes in a callback whose signature has been checked, once per event id. Answers what is wrong with it, if anything is:
 * then nothing has changed, and the event may come again. `held` says that its payment waits for a person.
 */
export async function receiveEvent({
  ctx,
  input,
}: {
  ctx: Context
  input: { event: DepositEvent; body: string }
}): Promise<{ problem: EventProblem | 'event-differs' | null; held: boolean }> {
  const { event, body } = input
  const bodyHash = sha256(body)
  try {
    const held = await transact(ctx.db, async (trx) => {
      const claimed = await trx
        .insertInto('deposit_events')
        .values({ id: event.id, body_hash: bodyHash, received_at: new Date(ctx.clock.now()) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!claimed) {
        const first = await trx
          .selectFrom('deposit_events')
          .select('body_hash')
          .where('id', '=', event.id)
          .executeTakeFirst()
        if (first?.body_hash !== bodyHash) throw new RejectedEvent('event-differs')
        return false
      }
      const taken = await takeEvent(trx, { ctx, input: event })
      if (taken === 'held') return true
      if (taken) throw new RejectedEvent(taken)
      return false
    })
    return { problem: null, held }
  } catch (error) {
    if (error instanceof RejectedEvent) return { problem: error.problem, held: false }
    throw error
  }
}
