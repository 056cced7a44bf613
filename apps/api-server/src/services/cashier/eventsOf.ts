import { fenToDecimal } from '@koi/api-core/amount'
import type { CashierAction, DepositEvent } from '@koi/contract'
import type { Selectable } from 'kysely'
import type { DepositOrderTable } from '../../db/schema.ts'
import type { Context } from '../context.ts'

/** A callback and how long after the press it is sent, in milliseconds. */
export interface PlannedEvent {
  readonly after: number
  readonly event: DepositEvent
}

/** After the order's time was let run out, so that its end is seen before the payment comes. */
const lateBy = 3_000
const secondBy = 1_000

/** What a press in the sandbox cashier makes the provider say. */
export function eventsOf(
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
