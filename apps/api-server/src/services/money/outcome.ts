import { sql } from 'kysely'
import { errorCode } from '../../db/errorCode.ts'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { voidedKey } from './withIdempotency.ts'

/** How a call that moves money ended. */
type Outcome =
  | { readonly state: 'done'; readonly call: string; readonly answer: unknown }
  | { readonly state: 'not-done' | 'unknown' }

const lockNotAvailable = '55P03'

/**
 * Settles by its key what became of a call whose reply never came. A key that has not taken effect is voided here: a request
 * that is still on its way is refused when it arrives, so `not-done` is final and the member may ask anew. A call that is
 * being worked on is waited for, but not for long.
 *
 * This is one half of never paying twice. The other is `duplicates` of `withIdempotency`: a page that is reloaded, left by
 * "back" or opened in a second tab has lost its key, so the same request under another key is refused with
 * `duplicate-suspected` until the member confirms it. Both are decided in the database; no page has to remember anything.
 */
export async function settleOutcome({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; key: string }
}): Promise<Outcome> {
  const { memberId } = input
  const key = input.key.toLowerCase()
  try {
    return await transact(ctx.db, async (trx) => {
      await sql`set local lock_timeout = '2s'`.execute(trx)
      const unused = await trx
        .insertInto('idempotency_keys')
        .values({
          member_id: memberId,
          key,
          call: voidedKey,
          payload_hash: '',
          answer: null,
          created_at: new Date(ctx.clock.now()),
        })
        .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst()
      if (unused) return { state: 'not-done' }
      const row = await trx
        .selectFrom('idempotency_keys')
        .select(['call', 'answer'])
        .where('member_id', '=', memberId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (row.call === voidedKey) return { state: 'not-done' }
      return { state: 'done', call: row.call, answer: JSON.parse(row.answer ?? 'null') }
    })
  } catch (error) {
    if (errorCode(error) === lockNotAvailable) return { state: 'unknown' }
    throw error
  }
}
