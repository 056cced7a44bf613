import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Up to which day of the business time zone gifts of levels were given: a day on which no server ran is made up for. */
export const vipDays: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table vip_days (
        kind text primary key check (kind in ('birthday', 'rebate')),
        day date not null
      )`,
    ]),
}
