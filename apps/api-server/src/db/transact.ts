import type { Kysely, Transaction } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from './errorCode.ts'
import type { Schema } from './schema.ts'

const retried: ReadonlySet<string | undefined> = new Set(['40001', '40P01'])
const attempts = 6

/** Runs one transaction, again when PostgreSQL gave it up for a deadlock or a serialisation failure. */
export async function transact<Result>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === attempts || !retried.has(errorCode(error))) throw error
      await pause(attempt * 5)
    }
  }
}
