import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { refuse } from '../refusal.ts'
import type { ReadProgress } from './order.ts'

/** A request under its own key. */
interface KeyedRequest {
  readonly memberId: string
  readonly key: string
  readonly call: string
  readonly payloadHash: string
  readonly at: Date
  /** Milliseconds in which a request that took effect counts as the first of two. */
  readonly within: number
  readonly progress: ReadProgress | undefined
}

const answered = v.object({ id: v.string() })
/** How many earlier requests are read: many more than a member may have under way. */
const limit = 50

/**
 * Refuses a request that equals an earlier one under another key, as long as that one is under way, or took effect a moment
 * ago. One that ended without effect does not count. The lock lets one of two simultaneous requests through before the other
 * is checked.
 *
 * @throws Refusal `duplicate-suspected` with `at`, the time of the first.
 */
export async function requireNoDuplicate(trx: Transaction<Schema>, request: KeyedRequest): Promise<void> {
  const { memberId, key, call, payloadHash, at, within, progress } = request
  await sql`select pg_advisory_xact_lock(7304, hashtext(${`${memberId} ${call} ${payloadHash}`}))`.execute(
    trx,
  )
  const recent = new Date(at.getTime() - within)
  const rows = await trx
    .selectFrom('idempotency_keys')
    .select(['created_at', 'answer'])
    .where((eb) => eb.and({ member_id: memberId, call, payload_hash: payloadHash }))
    .where('key', '!=', key)
    .$if(progress === undefined, (query) => query.where('created_at', '>', recent))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  if (rows.length === 0) return
  const earlier = rows.map((row) => ({
    at: row.created_at,
    id: v.parse(answered, JSON.parse(row.answer ?? 'null')).id,
  }))
  const known = await progress?.(
    trx,
    earlier.map(({ id }) => id),
    at,
  )
  const first = earlier.find((one) => {
    const state = known?.get(one.id)
    return state === undefined ? one.at > recent : state === 'open'
  })
  if (first) refuse('duplicate-suspected', { at: first.at.toISOString() })
}
