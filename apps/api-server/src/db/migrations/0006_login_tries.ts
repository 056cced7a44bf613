import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Every try of a password with its time, so that failures count within any 30 minutes (D22). */
export const loginTries: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table login_guards drop column failures`,
      `alter table login_guards rename column first_at to tried_at`,
      `create table login_tries (
        id bigint generated always as identity primary key,
        subject text not null references login_guards (subject) on delete cascade,
        at timestamptz not null
      )`,
      `create index login_tries_by_subject on login_tries (subject, at)`,
    ]),
}
