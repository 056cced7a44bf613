import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * Background work becomes a queue: one row per piece of work. What comes back by itself is announced again by the next
 * process, so the old rows are not kept.
 */
export const queue: Migration = {
  up: (db) =>
    runStatements(db, [
      `drop table jobs`,
      `create table jobs (
        id text primary key,
        kind text not null,
        dedupe_key text not null constraint jobs_dedupe_key unique,
        payload text not null,
        run_at timestamptz not null,
        claim text,
        attempts integer not null default 0,
        failure text,
        created_at timestamptz not null,
        done_at timestamptz,
        dead_at timestamptz,
        check (done_at is null or dead_at is null)
      )`,
      `create index jobs_due on jobs (run_at) where done_at is null and dead_at is null`,
      `create index jobs_done on jobs (done_at) where done_at is not null`,
    ]),
}
