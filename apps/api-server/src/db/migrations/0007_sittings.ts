import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** A game that is loaded again goes on with the sitting it was in (RTS 13C). */
export const sittings: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table game_sessions add column sitting_id text`,
      `update game_sessions set sitting_id = id`,
      `alter table game_sessions alter column sitting_id set not null`,
      `create index game_sessions_sitting on game_sessions (sitting_id)`,
    ]),
}
