import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../db/schema.ts'
import { transact } from '../db/transact.ts'

const oldJob = v.object({ kind: v.string(), dedupe_key: v.string(), payload: v.string(), run_at: v.date() })

/**
 * Moves what is still open in the table of the former queue, and drops it. Periodic work is announced anew anyway, and
 * its rows, which have no payload, go with the table.
 */
export async function adoptOldJobs(
  db: Kysely<Schema>,
  adopt: (trx: Kysely<Schema>, job: v.InferOutput<typeof oldJob>) => Promise<void>,
): Promise<void> {
  const found = await sql`select where to_regclass('jobs') is not null`.execute(db)
  if (found.rows.length === 0) return
  await transact(db, async (trx) => {
    const { rows } = await sql`
      select kind, dedupe_key, payload, run_at from jobs
      where done_at is null and dead_at is null and payload <> 'null'
      for update`.execute(trx)
    for (const row of rows) await adopt(trx, v.parse(oldJob, row))
    await sql`drop table jobs`.execute(trx)
  })
}
