import { sql } from 'kysely'
import type { Database } from '../../db/openDatabase.ts'
import { insertPayoutAccount } from '../memberRows.ts'

/** What a member has beside rounds and deposits, as many of each as it says. */
interface Records {
  readonly memberId: string
  readonly transfers: number
  readonly withdrawals: number
  /** Of each kind: bonuses, rebates and commissions. */
  readonly rewards: number
  readonly messages: number
  /** Gifts of a level and changes of it, feedback, logins and days of signing in: this many of each. */
  readonly others: number
  /** Days over which it lies, the last of them today. */
  readonly days: number
  readonly now: number
}

const venueId = 89

/**
 * Writes movements of 1.00 with their postings, messages, and what levels and logins leave behind. To be called after
 * `fillHistory`, which brings the money in.
 */
export async function fillRecords(db: Database['db'], records: Records): Promise<void> {
  const { memberId, transfers, withdrawals, rewards, messages, others, days, now } = records
  const tag = memberId.slice(0, 8)
  const series = (count: number) => sql`(select i, ${tag} || '-' || i as id,
      to_timestamp(${now / 1000}::float8) - make_interval(secs => ${days * 86_400}::float8 * (${count} - i) / ${count + 1}) as at
    from generate_series(1, ${count}::int4) i)`
  const account = (kind: string, venue = 0) => sql`(select id from ledger_accounts where kind = ${kind}
    and venue_id = ${venue} and member_id is not distinct from
      ${kind === 'wallet' || kind === 'held' ? memberId : null})`
  const payout = await insertPayoutAccount({ db, clock: { now: () => now } }, memberId)
  await sql`insert into ledger_accounts (kind, member_id, venue_id, balance)
    values ('held', ${memberId}, 0, 0), ('wallet', ${memberId}, ${venueId}, 0)
    on conflict on constraint ledger_accounts_key do nothing`.execute(db)

  await sql`insert into movements (id, member_id, category, event, amount, cash, order_id, at)
    select 'T' || id, member_id, 'deposit', 'deposit', amount, true, id, created_at
    from deposit_orders where member_id = ${memberId}`.execute(db)

  await sql`insert into ledger_transactions (id, kind, member_id, reference, created_at)
    select 'move:' || id, 'transfer', ${memberId}, 'transfer:' || id, at from ${series(transfers)} t`.execute(
    db,
  )
  await sql`insert into ledger_postings (transaction_id, account_id, amount)
    select 'move:' || t.id, a.id, a.amount * (2 * (t.i % 2) - 1) from ${series(transfers)} t
    cross join (values (${account('wallet')}, -100), (${account('wallet', venueId)}, 100)) a (id, amount)`.execute(
    db,
  )
  await sql`insert into movements (id, member_id, category, event, amount, cash, venue_id, at)
    select 'move:' || id, ${memberId}, 'transfer', 'transfer', -100 * (2 * (i % 2) - 1), true, ${venueId}, at
    from ${series(transfers)} t`.execute(db)

  await sql`insert into withdrawals (id, member_id, account_id, state, amount, fee, requested_at, arrives_by)
    select 'W' || id, ${memberId}, ${payout}, 'paid', 100, 0, at, at from ${series(withdrawals)} w`.execute(
    db,
  )
  await sql`insert into withdrawal_steps (withdrawal_id, state, at)
    select 'W' || id, s.state, at from ${series(withdrawals)} w
    cross join (values ('requested'), ('reviewing'), ('processing'), ('paid')) s (state)`.execute(db)
  await sql`insert into ledger_transactions (id, kind, member_id, reference, created_at)
    select k.kind || ':' || id, k.kind, ${memberId}, k.kind || ':W' || id, at from ${series(withdrawals)} w
    cross join (values ('withdraw-hold'), ('withdraw-pay')) k (kind)`.execute(db)
  await sql`insert into ledger_postings (transaction_id, account_id, amount)
    select p.kind || ':' || w.id, p.account, p.amount from ${series(withdrawals)} w cross join (values
      ('withdraw-hold', ${account('wallet')}, -100), ('withdraw-hold', ${account('held')}, 100),
      ('withdraw-pay', ${account('held')}, -100), ('withdraw-pay', ${account('cash')}, 100)) p (kind, account, amount)`.execute(
    db,
  )
  await sql`insert into movements (id, member_id, category, event, amount, cash, order_id, at)
    select 'withdraw-hold:' || id, ${memberId}, 'withdrawal', 'withdraw-hold', -100, true, 'W' || id, at
    from ${series(withdrawals)} w`.execute(db)

  const kinds = sql`(values ('bonus'), ('rebate'), ('commission')) k (kind)`
  await sql`insert into ledger_transactions (id, kind, member_id, reference, created_at)
    select k.kind || ':' || id, 'reward', ${memberId}, 'reward:past:' || k.kind || ':' || id, at
    from ${series(rewards)} r cross join ${kinds}`.execute(db)
  await sql`insert into ledger_postings (transaction_id, account_id, amount)
    select k.kind || ':' || r.id, a.id, a.amount from ${series(rewards)} r cross join ${kinds}
    cross join (values (${account('promotion')}, -100), (${account('wallet')}, 100)) a (id, amount)`.execute(
    db,
  )
  await sql`insert into movements (id, member_id, category, event, amount, cash, at)
    select k.kind || ':' || id, ${memberId}, k.kind, 'reward', 100, true, at
    from ${series(rewards)} r cross join ${kinds}`.execute(db)

  await sql`insert into messages (id, member_id, box, content, created_at, read_at)
    select 'message-' || b.box || '-' || id, ${memberId}, b.box, '{"topic":"welcome"}', at,
      case when i <= ${messages - 5} then at end
    from ${series(messages)} m cross join (values ('inbox'), ('promotion')) b (box)`.execute(db)
  await fillOthers(db, { memberId, past: series(others) })
}

async function fillOthers(
  db: Database['db'],
  { memberId, past }: { memberId: string; past: ReturnType<typeof sql> },
): Promise<void> {
  await sql`insert into vip_gifts (id, member_id, kind, reference, level, amount, created_at, expires_at, claimed_at)
    select 'gift-' || id, ${memberId}, 'rebate', i::text, 1, 100, at, at, case when i % 2 = 0 then at end
    from ${past} g`.execute(db)
  await sql`insert into vip_steps (member_id, reason, from_level, to_level, turnover, at)
    select ${memberId}, 'kept', 0, 0, 0, at from ${past} s`.execute(db)
  await sql`insert into feedback (id, member_id, request, kind, text, locale, state, reply, created_at, answered_at)
    select 'feedback-' || id, ${memberId}, id, 'other', 'text', 'zh-CN', 'answered', 'reply', at, at
    from ${past} f`.execute(db)
  await sql`insert into logins (id, member_id, at, method, device, browser, system, new_device)
    select 'login-' || id, ${memberId}, at, 'password', 'past', 'other', 'other', false from ${past} l`.execute(
    db,
  )
  await sql`insert into sessions (id, member_id, login_id, device, token_hash, token_issued_at, created_at,
      last_active_at, expires_at)
    select 'session-' || id, ${memberId}, 'login-' || id, 'past', 'session-' || id, at, at, at, at
    from ${past} s`.execute(db)
  await sql`insert into sign_ins (member_id, day, streak, reward, points, at)
    select distinct on (at::date) ${memberId}, at::date, 1, 100, 1, at from ${past} s`.execute(db)
  await sql`insert into turnover_days (member_id, day, game_type, staked)
    select ${memberId}, (r.start at time zone 'Asia/Shanghai')::date, v.game_type, sum(r.settled_stake)
    from round_sums r join venues v on v.id = r.venue_id
    where r.member_id = ${memberId} and r.span = 'hour' group by 2, 3`.execute(db)
}
