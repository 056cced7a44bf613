import { sql } from 'kysely'
import type { Database } from '../../db/openDatabase.ts'

/** A past to be written for a member. */
interface History {
  readonly memberId: string
  readonly rounds: number
  readonly deposits: number
  /** Where the rounds were played, in turn. */
  readonly venues?: readonly number[]
  /** Days over which it lies, the last of them today. */
  readonly days: number
  readonly now: number
}

/** So many rounds are written by one statement: the embedded engine keeps what a trigger sees in memory. */
const chunk = 20_000

/**
 * Writes rounds of 1.00 and deposits of 100.00 with everything that calls would have written: stakes and settlements in
 * the ledger, a session, orders with their payments. At each venue every other round pays double. Triggers and
 * constraints of the database are at work as with any other call.
 */
export async function fillHistory(db: Database['db'], history: History): Promise<void> {
  const { memberId, rounds, deposits, venues = [89], days, now } = history
  const span = days * 86_400
  const since = sql`(to_timestamp(${(now - days * 86_400_000) / 1000}::float8))`
  const account = (kind: 'wallet' | 'cash') =>
    sql`(select id from ledger_accounts where kind = ${kind} and venue_id = 0
      and member_id is not distinct from ${kind === 'wallet' ? memberId : null})`
  const session = `past-${memberId}`
  const venueIds = sql`(values ${sql.join(venues.map((venue) => sql`(${venue}::int4)`))}) v (id)`
  await sql`insert into ledger_accounts (kind, member_id, venue_id, balance)
    select 'wallet', ${memberId}::text, 0, 0
    union all select kind, ${memberId}, v.id, 0 from ${venueIds}, (values ('wallet'), ('held')) k (kind)
    on conflict on constraint ledger_accounts_key do nothing`.execute(db)
  /** The venues with the game that is played at each and the accounts that its money moves on. */
  const places = sql`(select row_number() over (order by v.id) - 1 as place, v.id as venue,
      (select id from games where venue_id = v.id order by sort limit 1) as game,
      w.id as wallet, h.id as held, o.id as house
    from ${venueIds}
    join ledger_accounts w on w.member_id = ${memberId} and w.kind = 'wallet' and w.venue_id = v.id
    join ledger_accounts h on h.member_id = ${memberId} and h.kind = 'held' and h.venue_id = v.id
    join ledger_accounts o on o.kind = 'house' and o.venue_id = v.id)`
  await sql`insert into game_sittings (id, started_at) values (${session}, ${since})`.execute(db)
  await sql`insert into game_sessions (id, sitting_id, mode, member_id, venue_id, game_id, locale, shell_origin,
      ticket_expires_at, opened_at, last_active_at, closed_at)
    select ${session}, ${session}, 'real', ${memberId}, venue, game, 'zh-CN', '', ${since}, ${since}, ${since}, ${since}
    from ${places} p where place = 0`.execute(db)

  await sql`insert into deposit_orders (id, member_id, channel, amount, fee, state, created_at, expires_at)
    select 'D' || i || ${memberId}, ${memberId}, 'bank', 10000, 0, 'credited', at, at from (
      select i, ${since} + make_interval(secs => ${span}::float8 * (i - 1) / ${deposits}) as at
      from generate_series(1, ${deposits}::int4) i) d`.execute(db)
  await sql`insert into deposit_steps (order_id, step, at)
    select id, 'credited', created_at from deposit_orders where member_id = ${memberId}`.execute(db)
  await sql`insert into deposit_payments (id, order_id, kind, received, received_at, credited, credited_at)
    select 'P' || id, id, 'exact', amount, created_at, amount, created_at
    from deposit_orders where member_id = ${memberId}`.execute(db)
  await sql`insert into ledger_transactions (id, kind, member_id, reference, created_at)
    select 'T' || id, 'deposit', member_id, 'deposit:P' || id, created_at
    from deposit_orders where member_id = ${memberId}`.execute(db)
  await sql`insert into ledger_postings (transaction_id, account_id, amount)
    select 'T' || o.id, a.id, a.amount from deposit_orders o
    cross join (values (${account('wallet')}, 10000), (${account('cash')}, -10000)) a (id, amount)
    where o.member_id = ${memberId}`.execute(db)

  for (let first = 1; first <= rounds; first += chunk) {
    const last = Math.min(first + chunk - 1, rounds)
    const past = sql`(select i, ${memberId.slice(0, 8)} || '-' || i as id, p.*,
        200 * (((i - 1) / ${venues.length}::int4 + 1) % 2)::int8 as payout,
        ${since} + make_interval(secs => ${span}::float8 * i / ${rounds + 1}) as at
      from generate_series(${first}::int4, ${last}::int4) i
      join ${places} p on p.place = (i - 1) % ${venues.length}::int4)`
    await sql`insert into game_rounds (id, session_id, round, member_id, venue_id, game_id, stake, payout,
        stake_balance, payout_balance, placed_at, settled_at)
      select r.id, ${session}, md5(r.id)::uuid::text, ${memberId}, r.venue, r.game, 100, r.payout, 0, 0, r.at, r.at
      from ${past} r`.execute(db)
    await sql`insert into ledger_transactions (id, kind, member_id, reference, created_at)
      select k.kind || ':' || r.id, k.kind, ${memberId}, k.kind || ':' || r.id, r.at
      from ${past} r cross join (values ('stake'), ('settle')) k (kind)`.execute(db)
    await sql`insert into ledger_postings (transaction_id, account_id, amount)
      select p.kind || ':' || r.id, p.account, p.amount from ${past} r cross join lateral (values
        ('stake', r.wallet, -100::int8), ('stake', r.held, 100),
        ('settle', r.held, -100), ('settle', r.house, 100 - r.payout),
        ('settle', r.wallet, r.payout)) p (kind, account, amount)
      where p.amount <> 0`.execute(db)
  }
  await fillTurnover(db, memberId)
}

/** What the calls would have counted: see the migration of the turnover, which does the same for everybody. */
async function fillTurnover(db: Database['db'], memberId: string): Promise<void> {
  await sql`insert into turnovers (member_id, required, outstanding, last_at)
    select member_id, sum(amount), 0, max(created_at) from deposit_orders
    where member_id = ${memberId} group by member_id`.execute(db)
  await sql`insert into turnover_deposits (id, member_id, at, amount, required, staked, outstanding, deposited)
    with buckets as (
      select id, created_at as at, amount, (
        select coalesce(sum(r.stake), 0) from game_rounds r where r.member_id = ${memberId}
          and r.placed_at >= o.created_at and r.placed_at < coalesce(o.next, 'infinity')) as staked
      from (
        select *, lead(created_at) over (order by created_at, id) as next
        from deposit_orders where member_id = ${memberId}
      ) o
    ), running as (select *, sum(amount - staked) over (order by at, id) as run from buckets)
    select 'T' || id, ${memberId}, at, amount, amount, staked,
      run - least(0, min(run) over (order by at, id)), sum(amount) over (order by at, id)
      from running order by at, id`.execute(db)
  await sql`update turnovers t set outstanding = d.outstanding from (
      select outstanding from turnover_deposits where member_id = ${memberId} order by number desc limit 1
    ) d where t.member_id = ${memberId}`.execute(db)
}
