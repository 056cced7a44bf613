import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../db/schema.ts'
import type { JobHandler, JobWork } from './jobHandler.ts'
import type { JobKind } from './jobKind.ts'

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
