import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Schema } from '../db/schema.ts'

/** Waits until so many statements of this database, on PostgreSQL, wait for a lock that another transaction holds. */
export async function untilBlocked(db: Kysely<Schema>, statements: number): Promise<void> {
  const read = async () => {
    const { rows } = await sql<{ blocked: number }>`select count(*)::int4 as blocked from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.blocked
  }
  await expect.poll(read, { timeout: 30_000 }).toBe(statements)
}
