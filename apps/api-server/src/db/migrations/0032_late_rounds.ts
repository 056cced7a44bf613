import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Finds the rounds of a member that were settled since some moment. Nearly all are settled at once, and found by when they were placed. */
export const lateRounds: Migration = {
  up: (db) =>
    runStatements(db, [
      `create index game_rounds_settled_late on game_rounds (member_id, settled_at)
        where settled_at - placed_at > interval '1 minute'`,
    ]),
}
