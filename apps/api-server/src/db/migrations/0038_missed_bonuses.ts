import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Why the deposit of an order did not bring the bonus that was chosen with it. */
export const missedBonuses: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table deposit_orders add column missed_bonus text
        check (missed_bonus in ('ended', 'too-small', 'left', 'received', 'withheld'))`,
    ]),
}
