import type { DepositStep } from '@koi/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/** Writes down what happened to an order. */
export async function noteStep(
  db: Kysely<Schema>,
  orderId: string,
  step: DepositStep,
  at: Date,
): Promise<void> {
  await db.insertInto('deposit_steps').values({ order_id: orderId, step, at }).execute()
}
