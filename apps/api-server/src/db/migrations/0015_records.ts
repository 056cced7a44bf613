import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Rounds that were written, and those that were written over, which count with the opposite sign. */
const placed = `(select *, 1 as sign from new_rounds)`
const changed = `(select *, 1 as sign from new_rounds union all select *, -1 from old_rounds)`

/** Adds rounds to the sums of their members by hour, day and month (UTC), in the order of the key: two calls never wait for each other. */
const addToSums = (rounds: string) => `
  insert into round_sums (member_id, span, start, venue_id, rounds, settled, staked, settled_stake, payout)
  select r.member_id, s.span, date_trunc(s.span, r.placed_at, 'UTC'), r.venue_id, sum(r.sign),
    sum(r.sign * (r.settled_at is not null)::int), sum(r.sign * r.stake),
    sum(case when r.settled_at is null then 0 else r.sign * r.stake end), sum(r.sign * coalesce(r.payout, 0))
  from ${rounds} r cross join (values ('hour'), ('day'), ('month')) s (span)
  where r.member_id is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (member_id, span, start, venue_id) do update set
    rounds = round_sums.rounds + excluded.rounds, settled = round_sums.settled + excluded.settled,
    staked = round_sums.staked + excluded.staked,
    settled_stake = round_sums.settled_stake + excluded.settled_stake,
    payout = round_sums.payout + excluded.payout`

const addToSittings = (rounds: string) => `
  update game_sittings t set rounds = t.rounds + d.rounds, staked = t.staked + d.staked,
    payout = t.payout + d.payout, net = t.net + d.net
  from (
    select s.sitting_id, sum(r.sign) as rounds, sum(r.sign * r.stake) as staked,
      sum(r.sign * coalesce(r.payout, 0)) as payout, sum(r.sign * coalesce(r.payout - r.stake, 0)) as net
    from ${rounds} r join game_sessions s on s.id = r.session_id group by s.sitting_id
  ) d where t.id = d.sitting_id`

const addToCounts = (list: string, rows: string) => `
  insert into order_counts (member_id, list, state, orders)
  select member_id, '${list}', state, sum(sign) from ${rows} r group by 1, 3 order by 1, 3
  on conflict (member_id, list, state) do update set orders = order_counts.orders + excluded.orders`

/** A plan is kept for the life of a connection. Made while the tables are small, it would read all of them for ever. */
const trigger = (name: string, body: string) => `
  create function ${name}() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  begin
    ${body};
    return null;
  end $$`

const onInsert = (table: string, name: string, rows: string) =>
  `create trigger ${name} after insert on ${table} referencing new table as ${rows}
    for each statement execute function ${name}()`
const onUpdate = (table: string, name: string, now: string, before: string) =>
  `create trigger ${name} after update on ${table} referencing new table as ${now} old table as ${before}
    for each statement execute function ${name}()`

const orders = (table: string, list: string) => {
  const added = `(select member_id, state, 1 as sign from new_orders)`
  const moved = `(select member_id, state, 1 as sign from new_orders
    union all select member_id, state, -1 from old_orders)`
  return [
    `insert into order_counts select member_id, '${list}', state, count(*) from ${table} group by 1, 3`,
    trigger(`count_new_${table}`, addToCounts(list, added)),
    trigger(`count_moved_${table}`, addToCounts(list, moved)),
    onInsert(table, `count_new_${table}`, 'new_orders'),
    onUpdate(table, `count_moved_${table}`, 'new_orders', 'old_orders'),
  ]
}

/**
 * Sums over the rounds of a member by hour, day and month, of each sitting, and counts of orders by state. The database
 * keeps them in the statement that writes a round or an order, so that no list and no sitting is added up in a call.
 */
export const records: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table round_sums (
        member_id text not null references members (id),
        span text not null check (span in ('hour', 'day', 'month')),
        start timestamptz not null,
        venue_id integer not null,
        rounds integer not null,
        settled integer not null,
        staked bigint not null,
        settled_stake bigint not null,
        payout bigint not null,
        primary key (member_id, span, start, venue_id)
      )`,
      addToSums(`(select *, 1 as sign from game_rounds)`),
      `create table game_sittings (
        id text primary key,
        started_at timestamptz not null,
        rounds integer not null default 0,
        staked bigint not null default 0,
        payout bigint not null default 0,
        net bigint not null default 0
      )`,
      `insert into game_sittings (id, started_at)
        select sitting_id, min(opened_at) from game_sessions group by sitting_id`,
      addToSittings(`(select *, 1 as sign from game_rounds)`),
      `alter table game_sessions add constraint game_sessions_sitting_fkey
        foreign key (sitting_id) references game_sittings (id)`,
      trigger('count_placed_rounds', `${addToSums(placed)}; ${addToSittings(placed)}`),
      trigger('count_settled_rounds', `${addToSums(changed)}; ${addToSittings(changed)}`),
      onInsert('game_rounds', 'count_placed_rounds', 'new_rounds'),
      onUpdate('game_rounds', 'count_settled_rounds', 'new_rounds', 'old_rounds'),
      `create index game_rounds_of_venue on game_rounds (member_id, venue_id, placed_at desc, id desc)`,
      `create index game_rounds_open_of_member on game_rounds (member_id, placed_at desc, id desc)
        where settled_at is null`,
      `create index game_rounds_open_of_session on game_rounds (session_id) where settled_at is null`,
      // By member first: by number alone, the last deposits of one member were looked for among those of all.
      `alter table turnover_deposits drop constraint turnover_deposits_pkey`,
      `drop index turnover_deposits_by_member`,
      `alter table turnover_deposits add primary key (member_id, number)`,
      `create table order_counts (
        member_id text not null references members (id),
        list text not null check (list in ('deposits', 'withdrawals')),
        state text not null,
        orders integer not null,
        primary key (member_id, list, state)
      )`,
      ...orders('deposit_orders', 'deposits'),
      ...orders('withdrawals', 'withdrawals'),
      `create index deposit_orders_by_state on deposit_orders (member_id, state, created_at desc, id desc)`,
    ]),
}
