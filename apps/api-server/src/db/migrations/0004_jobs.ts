import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** The job queue: one row per kind of background work, claimed by one process at a time. */
export const jobs: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table jobs (
        kind text primary key,
        run_at timestamptz not null,
        attempts integer not null default 0,
        failure text
      )`,
      `create index jobs_due on jobs (run_at)`,
    ]),
}
