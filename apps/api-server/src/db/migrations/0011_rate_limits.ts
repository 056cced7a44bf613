import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Counters of rate limits as rate-limiter-flexible keeps them; those of the last minute are not worth moving. */
export const rateLimits: Migration = {
  up: (db) =>
    runStatements(db, [
      `drop table rate_limits`,
      `create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`,
      `create index rate_limits_expired on rate_limits (expire)`,
    ]),
}
