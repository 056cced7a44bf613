import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * The turnover requirement as running totals. Each credited deposit has a row with what was staked between it and the
 * next one, and what all deposits up to it still asked for after that; a member has the totals of all of them.
 *
 * What is outstanding after a deposit is what was before, more what it requires, less what was staked since, and never
 * below zero: the running sum less its least value so far.
 */
export const turnover: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table turnovers (
        member_id text primary key references members (id),
        required bigint not null check (required >= 0),
        outstanding bigint not null check (outstanding between 0 and required),
        last_at timestamptz not null
      )`,
      `create table turnover_deposits (
        number bigint generated always as identity primary key,
        id text not null references ledger_transactions (id),
        member_id text not null references turnovers (member_id),
        at timestamptz not null,
        amount bigint not null check (amount > 0),
        required bigint not null check (required >= 0),
        staked bigint not null check (staked >= 0),
        outstanding bigint not null check (outstanding >= 0)
      )`,
      `create temporary table new_turnover on commit drop as
        with credits as (
          select t.id, t.member_id, t.created_at as at, sum(p.amount) as amount
          from ledger_transactions t
          join ledger_postings p on p.transaction_id = t.id
          join ledger_accounts a on a.id = p.account_id and a.kind = 'wallet'
          where t.kind = 'deposit' group by t.id
        ), events as (
          select member_id, at, id, 0::numeric as stake from credits
          union all
          select member_id, placed_at, null, stake from game_rounds
            where settled_at is not null and member_id in (select member_id from credits)
        ), numbered as (
          select *, count(id) over (partition by member_id order by at, id nulls last) as deposit from events
        ), buckets as (
          select member_id, max(id) as id, sum(stake) as staked from numbered
          where deposit > 0 group by member_id, deposit
        ), running as (
          select c.*, b.staked, sum(c.amount - b.staked) over later as run
          from credits c join buckets b on b.id = c.id
          window later as (partition by c.member_id order by c.at, c.id)
        )
        select *, run - least(0, min(run) over (partition by member_id order by at, id)) as outstanding from running`,
      `insert into turnovers (member_id, required, outstanding, last_at)
        select member_id, sum(amount), (array_agg(outstanding order by at desc, id desc))[1], max(at)
        from new_turnover group by member_id`,
      `insert into turnover_deposits (id, member_id, at, amount, required, staked, outstanding)
        select id, member_id, at, amount, amount, staked, outstanding from new_turnover order by at, id`,
      `create index turnover_deposits_by_member on turnover_deposits (member_id, number)`,
    ]),
}
