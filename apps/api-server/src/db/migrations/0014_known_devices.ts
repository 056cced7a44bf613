import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * The devices that each member has logged in from, whether a code was asked for by one of them, how many wrong codes were
 * typed for it, and which password tries are still being checked (D20, "SMS" and "Locks").
 */
export const knownDevices: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table member_devices (
        member_id text not null references members (id),
        device text not null,
        last_login_at timestamptz not null,
        primary key (member_id, device)
      )`,
      `create index member_devices_by_login on member_devices (last_login_at)`,
      `insert into member_devices (member_id, device, last_login_at)
        select member_id, device, max(created_at) from sessions group by member_id, device`,
      `alter table sms_codes add column trusted boolean not null default false`,
      `alter table sms_codes add column wrong integer not null default 0`,
      `alter table login_tries add column failed boolean not null default true`,
    ]),
}
