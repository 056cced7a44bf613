import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** So many rows go with one statement: what came together in months is deleted in small steps. */
const batch = 1_000

/**
 * Deletes the rows of a table that meet a condition and that no call holds at this moment; those are there the next time. To
 * wait for rows of several calls, while these wait for each other, would be a deadlock.
 */
export async function deleteFree(
  db: Kysely<Schema>,
  table: keyof Schema,
  condition: RawBuilder<boolean>,
): Promise<void> {
  for (let full = true; full;) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${condition} limit ${batch} for update skip locked))`.execute(
      db,
    )
    full = Number(numAffectedRows ?? 0) === batch
  }
}
