import type { DepositStep } from '@koi/contract/deposit'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DepositOrderTable } from '../../db/paymentTables.ts'
import type { Schema } from '../../db/schema.ts'
import { refuse } from '../refusal.ts'

/**
 * Locks an order of the member until the transaction ends.
 *
 * @throws Refusal `order-unknown`.
 */
export async function lockOrder(
  trx: Transaction<Schema>,
  { memberId, id }: { memberId: string; id: string },
): Promise<Selectable<DepositOrderTable>> {
  const order = await trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  return order ?? refuse('order-unknown')
}

/** Writes down what happened to an order. */
export async function noteStep(
  db: Kysely<Schema>,
  orderId: string,
  step: DepositStep,
  at: Date,
): Promise<void> {
  await db.insertInto('deposit_steps').values({ order_id: orderId, step, at }).execute()
}
