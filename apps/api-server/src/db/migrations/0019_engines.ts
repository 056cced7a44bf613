import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * Games that an engine plays, and of a round what can be verified: its bets and what was drawn as data, its seeds with the
 * commitment, and a number that a person can read.
 */
export const engines: Migration = {
  up: (db) =>
    runStatements(db, [
      `create sequence round_numbers`,
      `alter table games add column engine text`,
      `alter table game_sessions add column nonce integer not null default 0`,
      `alter table game_rounds
        add column number text,
        add column engine text,
        add column bets jsonb,
        add column outcome jsonb,
        add column server_seed text,
        add column client_seed text,
        add column nonce integer,
        add column seal text`,
      `create unique index game_rounds_number on game_rounds (number) where number is not null`,
    ]),
}
