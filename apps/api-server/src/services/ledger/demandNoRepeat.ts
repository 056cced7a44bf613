import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { refuse } from '../refuse.ts'

/** A request under one key, as far as repeats of it care. `within` is milliseconds. */
export interface Repeatable {
  readonly memberId: string
  readonly key: string
  readonly call: string
  readonly payloadHash: string
  readonly at: Date
  readonly within: number
}

/**
 * Refuses a request that went through a moment ago under another key. The lock lets one of two at the same time through
 * before the other is looked at.
 *
 * @throws Refusal `repeat-suspected` with `at`, the time of the first.
 */
export async function demandNoRepeat(trx: Transaction<Schema>, request: Repeatable): Promise<void> {
  const { memberId, key, call, payloadHash, at, within } = request
  await sql`select pg_advisory_xact_lock(7304, hashtext(${`${memberId} ${call} ${payloadHash}`}))`.execute(
    trx,
  )
  const first = await trx
    .selectFrom('idempotency_keys')
    .select('created_at')
    .where((eb) => eb.and({ member_id: memberId, call, payload_hash: payloadHash }))
    .where('created_at', '>', new Date(at.getTime() - within))
    .where('key', '!=', key)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (first) refuse('repeat-suspected', { at: first.created_at.toISOString() })
}
