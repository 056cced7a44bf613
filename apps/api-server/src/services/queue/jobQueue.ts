import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'

/** A kind of background work on the queue. What it needs to know travels as JSON in its payload: ids, never secrets. */
export interface JobKind<Payload extends v.GenericSchema> {
  /** `<entity>.<verb>`. */
  readonly name: string
  readonly payload: Payload
  /** How often it is tried before it is given up. */
  readonly attempts: number
}

/** One piece of work for the queue. */
interface JobRequest<Payload extends v.GenericSchema> {
  readonly kind: JobKind<Payload>
  readonly payload: v.InferInput<Payload>
  /** When it is due, in milliseconds since the epoch; now when it is left out. */
  readonly runAt?: number
  /** Names the work within its kind. Work that is already known, open or done, is not asked for again. */
  readonly dedupeKey: string
}

/** Where services leave work for later; which queue it is, only `jobs` knows. */
export interface JobQueue {
  /**
   * Puts work on the queue, in the caller's transaction: it exists exactly when what the transaction wrote exists.
   *
   * @example
   * ```ts
   * await ctx.queue.enqueue(trx, { kind: expireOrder, payload: { orderId }, runAt, dedupeKey: orderId })
   * ```
   */
  readonly enqueue: <Payload extends v.GenericSchema>(
    trx: Kysely<Schema>,
    request: JobRequest<Payload>,
  ) => Promise<void>
}
