import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** The claimed steps of a recharge reward are read by themselves, however often it was left and joined again. */
export const claimedSteps: Migration = {
  up: (db) =>
    runStatements(db, [
      `create index bonuses_steps on bonuses (member_id, promotion_id, joined_at) where step is not null`,
    ]),
}
