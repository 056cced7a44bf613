import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * Every game has an engine. Titles that had none get one of their kind until the catalogue names theirs at the next start.
 * What a round of a pay table was drawn from is no longer needed to read it.
 */
export const enginesOnly: Migration = {
  up: (db) =>
    runStatements(db, [
      `update games g set engine = case v.game_type
          when 'sports' then 'football'
          when 'live' then 'baccarat'
          when 'chess' then 'bulls'
          when 'slots' then 'threeReels'
          when 'lottery' then 'quickThree'
          else 'fishing'
        end
        from venues v where v.id = g.venue_id and g.engine is null`,
      `alter table games alter column engine set not null`,
      `alter table game_rounds drop column multiplier, drop column seed`,
    ]),
}
