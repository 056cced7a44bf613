import type { Kysely, Selectable } from 'kysely'
import type { PayoutAccountTable, Schema } from '../../db/schema.ts'
import { refuse } from '../refuse.ts'

/**
 * A bound account of this member. Somebody else's is not found.
 *
 * @throws Refusal `payout-account-unknown`.
 */
export async function findAccount(
  db: Kysely<Schema>,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<Selectable<PayoutAccountTable>> {
  const row = await db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ?? refuse('payout-account-unknown')
}
