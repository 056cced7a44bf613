import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

const byAge = (table: string, time: string) =>
  `create index ${table}_by_age on ${table} using brin (${time}) with (pages_per_range = 16)`

/**
 * Finds what is old enough to be forgotten. Rows are written in the order of their time, so that a few words for each range of
 * pages do; and nothing else can be looked for by them: a list of one member was read through the times of all members.
 */
export const retentionOfRecords: Migration = {
  up: (db) =>
    runStatements(db, [
      `drop index messages_by_age`,
      `drop index logins_by_age`,
      byAge('messages', 'created_at'),
      byAge('logins', 'at'),
      byAge('movements', 'at'),
      byAge('movement_sums', 'start'),
      byAge('round_sums', 'start'),
      byAge('feedback', 'created_at'),
    ]),
}
