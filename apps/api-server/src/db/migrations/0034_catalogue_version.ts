import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** What a reply of the catalogue shows, by table. Titles that are drawn write into other columns of theirs all day. */
const shown = {
  venues: null,
  games: 'id, venue_id, name_zh, name_en, pinyin, initials, sort, tags, rtp, min_stake, max_stake',
  home_entries: null,
  statistics: null,
}

/** A version of the catalogue, which every change of what it shows raises: replies may be kept as long as it is the same. */
export const catalogueVersion: Migration = {
  up: (db) =>
    runStatements(db, [
      `insert into config (key, value) values ('catalogue-version', '1')`,
      `create function raise_catalogue_version() returns trigger language plpgsql as $$
        begin
          update config set value = (value::int8 + 1)::text where key = 'catalogue-version';
          return null;
        end $$`,
      ...Object.entries(shown).flatMap(([table, columns]) => [
        `create trigger ${table}_version after insert or delete or update${columns ? ` of ${columns}` : ''}
          on ${table} for each statement execute function raise_catalogue_version()`,
        `create trigger ${table}_emptied after truncate on ${table}
          for each statement execute function raise_catalogue_version()`,
      ]),
    ]),
}
