import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * Games that are drawn on a clock, and rounds that wait for a draw. A draw has no row: it follows from its title, its time
 * and the server's key. What has to be kept is how far the draws of a title were revealed.
 */
export const draws: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table games
        add column draw_seconds integer check (draw_seconds > 0),
        add column drawn_until timestamptz`,
      `alter table game_rounds
        add column issue text,
        add column draws_at timestamptz,
        add check ((issue is null) = (draws_at is null))`,
      `create index game_rounds_of_draw on game_rounds (game_id, draws_at, id)
        where draws_at is not null and settled_at is null`,
      `create index game_rounds_drawn_of_member on game_rounds (member_id, game_id, draws_at)
        where draws_at is not null`,
      `create index game_rounds_drawn_of_session on game_rounds (session_id, draws_at)
        where draws_at is not null`,
    ]),
}
