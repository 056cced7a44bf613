import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** How VIP levels changed, gifts of a level that wait to be claimed, and up to which month a level was reviewed. */
export const vip: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table vip_reviews (
        member_id text primary key references members (id),
        month text not null
      )`,
      `create index vip_reviews_by_month on vip_reviews (month)`,
      `create table vip_steps (
        id bigint generated always as identity primary key,
        member_id text not null references members (id),
        reason text not null check (reason in ('reached', 'kept', 'dropped')),
        from_level integer not null,
        to_level integer not null,
        turnover bigint not null,
        at timestamptz not null
      )`,
      `create index vip_steps_by_member on vip_steps (member_id, id desc)`,
      `create table vip_gifts (
        id text primary key,
        member_id text not null references members (id),
        kind text not null check (kind in ('level-up', 'birthday', 'rebate')),
        reference text not null,
        level integer not null,
        amount bigint not null check (amount > 0),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        claimed_at timestamptz,
        constraint vip_gifts_key unique (member_id, kind, reference)
      )`,
      `create index vip_gifts_by_member on vip_gifts (member_id, created_at desc)`,
      `create index members_by_birthday on members (substr(birth_date, 6))`,
      `create index turnover_days_by_day on turnover_days (day)`,
    ]),
}
