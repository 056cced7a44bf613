import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Banners and entries of the home page, of every brand or of one. */
export const home: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table home_entries (
        id text primary key,
        list text not null check (list in ('cover', 'nav')),
        brand text,
        sort integer not null,
        title_zh text not null,
        title_en text not null,
        text_zh text not null,
        text_en text not null,
        picture text not null,
        link text not null
      )`,
      `create index home_entries_by_list on home_entries (list, sort)`,
    ]),
}
