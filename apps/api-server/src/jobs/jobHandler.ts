import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../db/schema.ts'
import type { AppDeps, Context } from '../services/context.ts'
import type { JobKind } from '../services/queue/jobQueue.ts'

/** What a piece of work is given. */
export interface JobWork<Payload> {
  readonly ctx: Context
  readonly deps: AppDeps
  readonly payload: Payload
}

/** How one kind of work is done; made by `handle`, `deliver` or `schedule`. */
export type JobHandler = { readonly kind: string } & (
  | {
      readonly mode: 'inside'
      readonly attempts: number
      run(trx: Transaction<Schema>, work: JobWork<unknown>): Promise<void>
    }
  | { readonly mode: 'outside'; readonly attempts: number; run(work: JobWork<unknown>): Promise<void> }
  | { readonly mode: 'periodic'; readonly every: number; run(ctx: Context, deps: AppDeps): Promise<void> }
)

/**
 * Work on the database, done in the transaction that also marks the job done: it takes effect exactly once, even when a
 * process is killed in the middle. It uses the transaction it is given and never `ctx.db`.
 */
export function handle<Payload extends v.GenericSchema>(
  kind: JobKind<Payload>,
  run: (trx: Transaction<Schema>, work: JobWork<v.InferOutput<Payload>>) => Promise<void>,
): JobHandler {
  return {
    kind: kind.name,
    mode: 'inside',
    attempts: kind.attempts,
    run: async (trx, work) => run(trx, { ...work, payload: v.parse(kind.payload, work.payload) }),
  }
}

/**
 * Work that speaks to another server, outside any transaction. A process that dies in the middle does it again, so the
 * other side has to know a repeat by its id.
 */
export function deliver<Payload extends v.GenericSchema>(
  kind: JobKind<Payload>,
  run: (work: JobWork<v.InferOutput<Payload>>) => Promise<void>,
): JobHandler {
  return {
    kind: kind.name,
    mode: 'outside',
    attempts: kind.attempts,
    run: async (work) => run({ ...work, payload: v.parse(kind.payload, work.payload) }),
  }
}

/** Work that comes back by itself `every` milliseconds, for as long as any server lives. */
export function schedule(
  kind: string,
  every: number,
  run: (ctx: Context, deps: AppDeps) => Promise<void>,
): JobHandler {
  return { kind, mode: 'periodic', every, run }
}
