import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * Promotions and bonus money. A version of a promotion is never changed: a member keeps the one that it joined. Bonus money
 * lies in accounts of its own kinds, what promotions cost in one of the house. `bonus_rounds` says of each round that was
 * placed while a bonus was running how much of its stake was bonus money.
 */
export const promotions: Migration = {
  up: (db) =>
    runStatements(db, [
      `alter table ledger_accounts drop constraint ledger_accounts_kind_check`,
      `alter table ledger_accounts drop constraint ledger_accounts_check`,
      `alter table ledger_accounts
        add constraint ledger_accounts_kind_check
          check (kind in ('wallet', 'held', 'bonus', 'bonus-held', 'house', 'equity', 'cash', 'fees', 'promotion')),
        add constraint ledger_accounts_check
          check ((member_id is not null) = (kind in ('wallet', 'held', 'bonus', 'bonus-held')))`,
      `insert into ledger_accounts (kind, member_id, venue_id) values ('promotion', null, 0)`,
      `create table promotions (
        id text primary key,
        sort integer not null,
        category text not null,
        picture text not null,
        taken integer not null default 0 check (taken >= 0)
      )`,
      `create table promotion_versions (
        promotion_id text not null references promotions (id),
        version integer not null check (version > 0),
        title_zh text not null,
        title_en text not null,
        summary_zh text not null,
        summary_en text not null,
        starts_at timestamptz not null,
        ends_at timestamptz check (ends_at > starts_at),
        capacity integer check (capacity > 0),
        terms text not null,
        primary key (promotion_id, version)
      )`,
      `create function promotion_versions_refuse_change() returns trigger language plpgsql as $$
        begin
          raise exception 'a version of a promotion is never changed' using errcode = 'KL001';
        end
      $$`,
      `create trigger promotion_versions_immutable before update or delete or truncate on promotion_versions
        for each statement execute function promotion_versions_refuse_change()`,
      `create table bonuses (
        id text primary key,
        member_id text not null references members (id),
        promotion_id text not null,
        version integer not null,
        state text not null
          check (state in ('joined', 'claimable', 'running', 'released', 'spent', 'expired', 'cancelled')),
        joined_at timestamptz not null,
        deposit_id text references ledger_transactions (id),
        step integer,
        bonus bigint not null default 0 check (bonus >= 0),
        required bigint not null default 0 check (required >= 0),
        counted bigint not null default 0 check (counted >= 0),
        max_bet bigint,
        granted_at timestamptz,
        expires_at timestamptz,
        ended_at timestamptz,
        released bigint not null default 0 check (released >= 0),
        lost bigint not null default 0 check (lost >= 0),
        foreign key (promotion_id, version) references promotion_versions (promotion_id, version),
        check ((state = 'running') <= (granted_at is not null and expires_at is not null)),
        check (state <> 'released' or counted >= required * 10000)
      )`,
      `create index bonuses_by_member on bonuses (member_id, joined_at desc, id desc)`,
      `create unique index bonuses_running on bonuses (member_id) where state = 'running'`,
      `create unique index bonuses_open on bonuses (member_id, promotion_id, coalesce(step, 0))
        where state in ('joined', 'claimable', 'running')`,
      `create unique index bonuses_deposit on bonuses (deposit_id) where deposit_id is not null`,
      `create table bonus_rounds (
        round_id text primary key references game_rounds (id) deferrable initially deferred,
        bonus_id text not null references bonuses (id),
        stake bigint not null check (stake >= 0),
        counted bigint not null default 0 check (counted >= 0)
      )`,
      `create table turnover_days (
        member_id text not null references members (id),
        day date not null,
        game_type text not null,
        staked bigint not null check (staked >= 0),
        primary key (member_id, day, game_type)
      )`,
      `alter table deposit_orders add column promotion_id text references promotions (id)`,
    ]),
}
