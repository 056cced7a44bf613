import * as v from 'valibot'
import type { Database } from '../db/openDatabase.ts'

/** Makes the queue take an SQL expression for the time: pg-boss asks for the time in this one function. */
export function queueTime(expression: string): string {
  return `create or replace function pgboss.job_now() returns timestamptz
    language sql stable as $$ select ${expression} $$`
}

const found = v.object({ rows: v.array(v.object({ source: v.string() })) })

/**
 * Lets the queue of a server whose clock is so many days ahead live in the same time: what is put on for tomorrow comes due
 * tomorrow. A queue that was never ahead is left as pg-boss has installed it.
 */
export async function moveQueueTime(database: Database, days: number): Promise<void> {
  const reply = await database.query(
    `select p.prosrc as source from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'pgboss' and p.proname = 'job_now'`,
  )
  const [known] = v.parse(found, reply).rows
  if (days === 0 && !known?.source.includes('interval')) return
  await database.query(queueTime(`pg_catalog.now() + interval '${days} days'`))
}
