import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { refuse } from '../refuse.ts'
import type { ReadFates } from './fate.ts'

/** A request under one key, as far as repeats of it care. `within` is milliseconds. */
export interface Repeatable {
  readonly memberId: string
  readonly key: string
  readonly call: string
  readonly payloadHash: string
  readonly at: Date
  readonly within: number
  readonly fates: ReadFates | undefined
}

const order = v.object({ id: v.string() })
/** How many earlier ones are looked at: many more than a member may have under way. */
const looked = 50

/**
 * Refuses a request that went through under another key and is still under way, or took effect a moment ago. One that
 * ended without effect does not count. The lock lets one of two at the same time through before the other is looked at.
 *
 * @throws Refusal `repeat-suspected` with `at`, the time of the first.
 */
export async function demandNoRepeat(trx: Transaction<Schema>, request: Repeatable): Promise<void> {
  const { memberId, key, call, payloadHash, at, within, fates } = request
  await sql`select pg_advisory_xact_lock(7304, hashtext(${`${memberId} ${call} ${payloadHash}`}))`.execute(
    trx,
  )
  const recent = new Date(at.getTime() - within)
  const rows = await trx
    .selectFrom('idempotency_keys')
    .select(['created_at', 'answer'])
    .where((eb) => eb.and({ member_id: memberId, call, payload_hash: payloadHash }))
    .where('key', '!=', key)
    .$if(fates === undefined, (query) => query.where('created_at', '>', recent))
    .orderBy('created_at', 'desc')
    .limit(looked)
    .execute()
  if (rows.length === 0) return
  const earlier = rows.map((row) => ({
    at: row.created_at,
    id: v.parse(order, JSON.parse(row.answer ?? 'null')).id,
  }))
  const known = await fates?.(
    trx,
    earlier.map(({ id }) => id),
    at,
  )
  const first = earlier.find((one) => {
    const fate = known?.get(one.id)
    return fate === undefined ? one.at > recent : fate === 'open'
  })
  if (first) refuse('repeat-suspected', { at: first.at.toISOString() })
}
