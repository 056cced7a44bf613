import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Sign-in days, points with what moved them, and gifts with their stock. Points are no money: they buy gifts and make-up days alone. */
export const rewards: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table point_accounts (
        member_id text primary key references members (id),
        points integer not null check (points >= 0)
      )`,
      `create table point_entries (
        id bigint generated always as identity primary key,
        member_id text not null references point_accounts (member_id),
        points integer not null check (points <> 0),
        reference text not null constraint point_entries_reference_key unique,
        at timestamptz not null
      )`,
      `create index point_entries_by_member on point_entries (member_id, id)`,
      `create table sign_ins (
        member_id text not null references members (id),
        day date not null,
        streak integer not null check (streak > 0),
        reward bigint not null check (reward >= 0),
        points integer not null check (points >= 0),
        made_up_at timestamptz,
        at timestamptz not null,
        primary key (member_id, day)
      )`,
      `create table gifts (
        id text primary key,
        sort integer not null,
        title_zh text not null,
        title_en text not null,
        summary_zh text not null,
        summary_en text not null,
        picture text not null,
        points integer check (points > 0),
        turnover bigint check (turnover > 0),
        value bigint check (value > 0),
        stock integer not null check (stock >= 0),
        per_member integer not null check (per_member > 0),
        check ((points is null) <> (turnover is null))
      )`,
      `create table gift_orders (
        id text primary key,
        member_id text not null references members (id),
        gift_id text not null references gifts (id),
        quantity integer not null check (quantity > 0),
        points integer not null check (points >= 0),
        at timestamptz not null
      )`,
      `create index gift_orders_by_member on gift_orders (member_id, at desc, id desc)`,
    ]),
}
