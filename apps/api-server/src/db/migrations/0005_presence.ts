import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** What the heartbeat tells: when a session was last seen, and in which game (D6). */
export const presence: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table sessions
        add column seen_at timestamptz,
        add column seen_game text,
        add column seen_platform text`,
    ]),
}
