import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * Logins with what is known of their device, to which the sessions of several tabs belong; hand-over codes between tabs;
 * contacts of members and whether their mail address is proven.
 */
export const security: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table logins (
        id text primary key,
        member_id text not null references members (id),
        at timestamptz not null,
        method text not null check (method in ('password', 'sms', 'register')),
        device text not null,
        browser text not null,
        system text not null,
        address text,
        new_device boolean not null
      )`,
      `insert into logins (id, member_id, at, method, device, browser, system, address, new_device)
        select id, member_id, created_at, 'password', device, 'other', 'other', null, false from sessions`,
      `create index logins_by_member on logins (member_id, at desc, id desc)`,
      `create index logins_by_age on logins (at)`,
      `alter table sessions add column login_id text references logins (id)`,
      `update sessions set login_id = id`,
      `alter table sessions alter column login_id set not null`,
      `create index sessions_by_login on sessions (login_id)`,
      `create index sessions_open on sessions (member_id, expires_at) where ended_at is null`,
      `create table hand_overs (
        code_hash text primary key,
        session_id text not null references sessions (id) on delete cascade,
        device text not null,
        origin text not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      `create index hand_overs_by_session on hand_overs (session_id)`,
      `create index hand_overs_by_age on hand_overs (expires_at)`,
      `alter table members add column email_verified_at timestamptz`,
      `alter table members add column wechat text`,
      `alter table members add column qq text`,
      `update members set email_verified_at = created_at where email is not null`,
    ]),
}
