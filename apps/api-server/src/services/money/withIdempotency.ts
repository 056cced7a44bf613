import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { sha256 } from '../../security/token.ts'
import { refuse } from '../refusal.ts'
import type { ReadProgress } from './order.ts'
import { requireNoDuplicate } from './requireNoDuplicate.ts'

/** Stored in place of the call when a key was settled before it took effect: no call has this name. */
export const voidedKey = 'voided'

/** One intent of a member to move money (D20). */
interface Intent<Answer extends v.GenericSchema> {
  readonly memberId: string
  /** The `idempotency-key` header as it came. */
  readonly key: string | null
  readonly call: string
  /** The normalised payload: equal payloads are equal texts. */
  readonly payload: readonly (string | number | boolean | null)[]
  readonly answer: Answer
  readonly at: Date
  /**
   * For calls that a member might send twice by mistake: unless it is `confirmed`, the same payload under another key is
   * refused `within` so many milliseconds after the first took effect, and as long as `progress` finds its order under way.
   */
  readonly duplicates?: {
    readonly within: number
    readonly confirmed: boolean
    readonly progress?: ReadProgress
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Runs work once per key. The key's row is written first, so that a second request with it waits for the first and
 * then gets its answer. A refusal rolls the row back and leaves nothing.
 *
 * @throws Refusal `idempotency-key` without a UUID, `idempotency-conflict` when the key belongs to another call or
 * payload or was settled by `outcome`, `duplicate-suspected` with `at`.
 */
export async function withIdempotency<Answer extends v.GenericSchema>(
  trx: Transaction<Schema>,
  intent: Intent<Answer>,
  work: () => Promise<v.InferInput<Answer>>,
): Promise<v.InferInput<Answer>> {
  if (intent.key === null || !uuid.test(intent.key)) refuse('idempotency-key')
  const key = intent.key.toLowerCase()
  const payloadHash = sha256(JSON.stringify(intent.payload))
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({
      member_id: intent.memberId,
      key,
      call: intent.call,
      payload_hash: payloadHash,
      answer: null,
      created_at: intent.at,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) {
    const first = await trx
      .selectFrom('idempotency_keys')
      .select(['call', 'payload_hash', 'answer'])
      .where('member_id', '=', intent.memberId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (first.call !== intent.call || first.payload_hash !== payloadHash) refuse('idempotency-conflict')
    const answer: unknown = JSON.parse(first.answer ?? 'null')
    v.assert(intent.answer, answer)
    return answer
  }
  if (intent.duplicates && !intent.duplicates.confirmed) {
    const { memberId, call, at } = intent
    const { within, progress } = intent.duplicates
    await requireNoDuplicate(trx, { memberId, key, call, payloadHash, at, within, progress })
  }
  const answer = await work()
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('member_id', '=', intent.memberId)
    .where('key', '=', key)
    .execute()
  return answer
}

/** Whether a key of the member has been used: a request with it is a replay, which `withIdempotency` answers without any work. */
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
