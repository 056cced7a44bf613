import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import type { Schema } from '../db/schema.ts'
import type { Context } from '../services/context.ts'
import type { JobKind } from './jobKind.ts'

/** One piece of work for the queue. */
export interface JobRequest<Payload extends v.GenericSchema> {
  readonly kind: JobKind<Payload>
  readonly payload: v.InferInput<Payload>
  /** When it is due, in milliseconds since the epoch; now when it is left out. */
  readonly runAt?: number
  /** Names the work within its kind. Work that is already known, open or done, is not asked for again. */
  readonly dedupeKey: string
}

/**
 * Puts work on the queue, in the caller's transaction: it exists exactly when what the transaction wrote exists.
 *
 * @example
 * ```ts
 * await enqueue(trx, { ctx, input: { kind: expireOrder, payload: { orderId }, runAt, dedupeKey: orderId } })
 * ```
 */
export async function enqueue<Payload extends v.GenericSchema>(
  trx: Kysely<Schema>,
  { ctx, input }: { ctx: Pick<Context, 'clock' | 'random'>; input: JobRequest<Payload> },
): Promise<void> {
  const now = ctx.clock.now()
  await trx
    .insertInto('jobs')
    .values({
      id: ctx.random.uuid(),
      kind: input.kind.name,
      dedupe_key: `${input.kind.name}:${input.dedupeKey}`,
      payload: JSON.stringify(input.payload),
      run_at: new Date(input.runAt ?? now),
      claim: null,
      attempts: 0,
      failure: null,
      created_at: new Date(now),
      done_at: null,
      dead_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}
