import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Deposit orders with what happened to them, the payments that came in, and the callbacks that told of them (D20). */
export const deposits: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table deposit_channels (
        id text primary key check (id in ('bank', 'alipay', 'coin')),
        maintenance boolean not null default false,
        maintenance_until timestamptz
      )`,
      `insert into deposit_channels (id) values ('bank'), ('alipay'), ('coin')`,
      `create table deposit_orders (
        id text primary key,
        member_id text not null references members (id),
        channel text not null references deposit_channels (id),
        network text check (network in ('TRC20', 'ERC20')),
        amount bigint not null check (amount > 0),
        fee bigint not null check (fee >= 0 and fee < amount),
        rate bigint check (rate > 0),
        coin_cents bigint check (coin_cents > 0),
        state text not null check (state in ('awaiting', 'paid', 'credited', 'expired', 'cancelled')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        claimed_at timestamptz,
        cashier_ticket_hash text constraint deposit_orders_ticket_key unique,
        cashier_ticket_until timestamptz,
        cashier_key_hash text constraint deposit_orders_cashier_key unique,
        cashier_locale text not null default 'zh-CN',
        cashier_act text,
        check ((network is not null) = (channel = 'coin')),
        check ((rate is not null) = (channel = 'coin')),
        check ((coin_cents is not null) = (channel = 'coin'))
      )`,
      `create index deposit_orders_by_member on deposit_orders (member_id, created_at desc, id desc)`,
      `create index deposit_orders_awaiting on deposit_orders (member_id) where state = 'awaiting'`,
      `create table deposit_steps (
        id bigint generated always as identity primary key,
        order_id text not null references deposit_orders (id),
        step text not null,
        at timestamptz not null
      )`,
      `create index deposit_steps_by_order on deposit_steps (order_id, id)`,
      `create table deposit_payments (
        id text primary key,
        order_id text not null references deposit_orders (id),
        kind text not null check (kind in ('exact', 'short', 'over', 'late', 'again')),
        received bigint not null check (received > 0),
        coin_cents bigint check (coin_cents > 0),
        received_at timestamptz not null,
        credited bigint check (credited > 0 and credited <= received),
        credited_at timestamptz,
        check ((credited is null) = (credited_at is null))
      )`,
      `create index deposit_payments_by_order on deposit_payments (order_id, received_at)`,
      `create unique index deposit_payments_first on deposit_payments (order_id) where kind <> 'again'`,
      `create table deposit_events (
        id text primary key,
        body_hash text not null,
        received_at timestamptz not null
      )`,
      `create index idempotency_keys_recent on idempotency_keys (member_id, call, payload_hash, created_at)`,
    ]),
}
