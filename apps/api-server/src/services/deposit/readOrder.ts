import type { DepositOrder } from '@koi/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refuse.ts'
import { readOrders } from './readOrders.ts'

/**
 * One order of the member. Somebody else's is unknown.
 *
 * @throws Refusal `order-unknown`.
 */
export async function readOrder(
  db: Kysely<Schema>,
  { memberId, id, locale }: { memberId: string; id: string; locale: Locale },
): Promise<DepositOrder> {
  const row = await db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const [order] = row ? await readOrders(db, [row], locale) : []
  return order ?? refuse('order-unknown')
}
