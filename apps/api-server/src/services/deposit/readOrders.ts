import { fenToDecimal } from '@koi/api-core/amount'
import type { DepositOrder } from '@koi/contract'
import type { Kysely, Selectable } from 'kysely'
import type { DepositOrderTable, DepositPaymentTable, Schema } from '../../db/schema.ts'
import type { Locale } from '../locale.ts'
import { depositFee } from './depositFee.ts'
import { depositReceiver } from './depositReceiver.ts'

function toPayment(
  channel: DepositOrder['channel'],
  row: Selectable<DepositPaymentTable>,
): DepositOrder['payments'][number] {
  const fee = row.credited === null ? depositFee(channel, row.received) : row.received - row.credited
  return {
    id: row.id,
    kind: row.kind,
    received: fenToDecimal(row.received),
    coins: row.coin_cents === null ? null : fenToDecimal(row.coin_cents),
    receivedAt: row.received_at.toISOString(),
    fee: fenToDecimal(fee),
    credited: row.credited === null ? null : fenToDecimal(row.credited),
    creditedAt: row.credited_at?.toISOString() ?? null,
  }
}

/** What the member is told of these orders, with what happened to them and what came in for them. */
export async function readOrders(
  db: Kysely<Schema>,
  orders: readonly Selectable<DepositOrderTable>[],
  locale: Locale,
): Promise<DepositOrder[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const steps = await db
    .selectFrom('deposit_steps')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  const payments = await db
    .selectFrom('deposit_payments')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('received_at')
    .orderBy((eb) => eb('kind', '=', 'again'))
    .orderBy('id')
    .execute()
  const stepsOf = Map.groupBy(steps, (step) => step.order_id)
  const paymentsOf = Map.groupBy(payments, (payment) => payment.order_id)
  return orders.map((order) => ({
    id: order.id,
    channel: order.channel,
    state: order.state,
    amount: fenToDecimal(order.amount),
    fee: fenToDecimal(order.fee),
    arrives: fenToDecimal(order.amount - order.fee),
    createdAt: order.created_at.toISOString(),
    expiresAt: order.expires_at.toISOString(),
    steps: (stepsOf.get(order.id) ?? []).map(({ step, at }) => ({ step, at: at.toISOString() })),
    payments: (paymentsOf.get(order.id) ?? []).map((row) => toPayment(order.channel, row)),
    receiver: depositReceiver(order, locale),
  }))
}
