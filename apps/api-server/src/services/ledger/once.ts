import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { sha256 } from '../../security/sha256.ts'
import { refuse } from '../refuse.ts'
import type { ReadFates } from './fate.ts'
import { demandNoRepeat } from './demandNoRepeat.ts'

/** One intent of a member to move money (D20). */
export interface Intent<Answer extends v.GenericSchema> {
  readonly memberId: string
  /** The `idempotency-key` header as it came. */
  readonly key: string | null
  readonly call: string
  /** The normalised payload: equal payloads are equal texts. */
  readonly payload: readonly (string | number | boolean | null)[]
  readonly answer: Answer
  readonly at: Date
  /**
   * For calls that a member might send twice by mistake: the same payload under another key is refused, unless it is
   * `meant`, within so many milliseconds after the first took effect, and for as long as its order is under way by `fates`.
   */
  readonly repeat?: { readonly within: number; readonly meant: boolean; readonly fates?: ReadFates }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Runs work once per key. The key's row is written first, so that a second request with it waits for the first and
 * then gets its answer. A refusal rolls the row back and leaves nothing.
 *
 * @throws Refusal `idempotency-key` without a UUID, `idempotency-conflict` when the key belongs to another call or
 * payload or was settled by `outcome`, `repeat-suspected` with `at`.
 */
export async function once<Answer extends v.GenericSchema>(
  trx: Transaction<Schema>,
  intent: Intent<Answer>,
  work: () => Promise<v.InferOutput<Answer>>,
): Promise<v.InferOutput<Answer>> {
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
    return v.parse(intent.answer, JSON.parse(first.answer ?? 'null'))
  }
  if (intent.repeat && !intent.repeat.meant) {
    const { memberId, call, at, repeat } = intent
    await demandNoRepeat(trx, {
      memberId,
      key,
      call,
      payloadHash,
      at,
      within: repeat.within,
      fates: repeat.fates,
    })
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
