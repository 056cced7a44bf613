import { sql } from 'kysely'
import type { Context } from '../services/context.ts'

/**
 * Does what PostgreSQL does by itself and the embedded engine, which has no other processes, does not: frees the room of
 * rows that were written over, and tells the planner how the tables have grown. Without that it takes a member with half a
 * million rounds for one with a few, and reads all of them for a page.
 */
export async function tidyTables({ db }: Pick<Context, 'db'>): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity where backend_type = 'autovacuum launcher'`.execute(
    db,
  )
  if (rows.length === 0) await sql`vacuum (analyze)`.execute(db)
}
