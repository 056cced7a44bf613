import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/** Whether a key of the member has been used: a request with it is a replay, which `once` answers without any work. */
export async function isKnownKey(
  db: Kysely<Schema>,
  { memberId, key }: { readonly memberId: string; readonly key: string | null },
): Promise<boolean> {
  if (key === null) return false
  const row = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('member_id', '=', memberId)
    .where('key', '=', key.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}
