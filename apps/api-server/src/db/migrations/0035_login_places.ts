import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** What a masked address says of a place. */
const placeOf = (address: string) => `case
  when ${address} like '127.%' then 'device'
  when ${address} ~ '^(10|192[.]168|172[.](1[6-9]|2[0-9]|3[01]))[.]' then 'local'
end`

const family = (names: string) =>
  `coalesce(substring(lower(content::jsonb ->> 'device') from '(${names})'), 'other')`

/** Logins with their place. Messages of a new device name its families, as logins do, and no text that was made of them. */
export const loginPlaces: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table logins add column place text`,
      `update logins set place = ${placeOf('address')} where address is not null`,
      `update messages set content = jsonb_build_object(
          'topic', 'new-device',
          'browser', ${family('chrome|edge|firefox|safari')},
          'system', ${family('android|ios|linux|macos|windows')},
          'address', content::jsonb ->> 'place',
          'place', ${placeOf(`(content::jsonb ->> 'place')`)}
        )::text
        where content like '{"topic":"new-device"%'`,
    ]),
}
