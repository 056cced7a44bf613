import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Adds movements to the sums of their members by hour, day and month (UTC), in the order of the key: two calls never wait for each other. */
const addToSums = (rows: string) => `
  insert into movement_sums (member_id, span, start, category, movements, incoming, outgoing)
  select r.member_id, s.span, date_trunc(s.span, r.at, 'UTC'), r.category, count(*),
    coalesce(sum(r.amount) filter (where r.cash and r.amount > 0), 0),
    coalesce(-sum(r.amount) filter (where r.cash and r.amount < 0), 0)
  from ${rows} r cross join (values ('hour'), ('day'), ('month')) s (span)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (member_id, span, start, category) do update set
    movements = movement_sums.movements + excluded.movements,
    incoming = movement_sums.incoming + excluded.incoming,
    outgoing = movement_sums.outgoing + excluded.outgoing`

/** The record of a member's money, and its sums, so that neither a page nor a total reads through the ledger. */
export const movements: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table movements (
        id text primary key references ledger_transactions (id),
        member_id text not null references members (id),
        category text not null
          check (category in ('deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'commission')),
        event text not null,
        amount bigint not null,
        cash boolean not null,
        venue_id integer,
        order_id text,
        at timestamptz not null
      )`,
      `insert into movements
        select t.id, t.member_id,
          case
            when t.kind = 'deposit' then 'deposit'
            when t.kind in ('withdraw-hold', 'withdraw-release') then 'withdrawal'
            when t.kind in ('transfer', 'recycle', 'launch', 'leave') then 'transfer'
            when t.reference like 'reward:commission:%' then 'commission'
            when exists (
              select from vip_gifts g where g.kind = 'rebate' and t.reference = 'reward:vip:' || g.id
            ) then 'rebate'
            else 'bonus'
          end,
          t.kind,
          coalesce((
            select sum(p.amount) from ledger_postings p join ledger_accounts a on a.id = p.account_id
            where p.transaction_id = t.id and a.member_id is not null and a.venue_id = 0
              and a.kind = case when t.kind in ('bonus-grant', 'bonus-end') then 'bonus' else 'wallet' end
          ), 0),
          t.kind not in ('bonus-grant', 'bonus-end'),
          (
            select case when count(*) = 1 then min(a.venue_id) end
            from ledger_postings p join ledger_accounts a on a.id = p.account_id
            where p.transaction_id = t.id and a.kind = 'wallet' and a.venue_id <> 0
          ),
          case
            when t.kind = 'deposit' then
              (select d.order_id from deposit_payments d where t.reference = 'deposit:' || d.id)
            when t.kind in ('withdraw-hold', 'withdraw-release') then split_part(t.reference, ':', 2)
          end,
          t.created_at
        from ledger_transactions t where t.kind not in ('stake', 'settle', 'withdraw-pay')`,
      `create index movements_of_member on movements (member_id, at desc, id desc)`,
      `create index movements_of_category on movements (member_id, category, at desc, id desc)`,
      `create table movement_sums (
        member_id text not null references members (id),
        span text not null check (span in ('hour', 'day', 'month')),
        start timestamptz not null,
        category text not null,
        movements integer not null,
        incoming bigint not null,
        outgoing bigint not null,
        primary key (member_id, span, start, category)
      )`,
      addToSums('movements'),
      `create function sum_movements() returns trigger language plpgsql as $$
        begin
          ${addToSums('new_movements')};
          return null;
        end $$`,
      `create trigger sum_movements after insert on movements referencing new table as new_movements
        for each statement execute function sum_movements()`,
    ]),
}
