import type { Selectable, Transaction } from 'kysely'
import type { DepositOrderTable, Schema } from '../../db/schema.ts'
import { refuse } from '../refuse.ts'

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
