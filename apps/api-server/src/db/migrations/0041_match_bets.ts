import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * Bets on matches of the schedule. A game session keeps the match that it was opened for and what of it was chosen; a round
 * keeps its match, so that its teams are told and it is verified whatever becomes of the schedule.
 */
export const matchBets: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table game_sessions add column match jsonb, add column selection text`,
      `alter table game_rounds add column match jsonb`,
    ]),
}
