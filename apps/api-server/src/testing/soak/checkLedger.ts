import { sql } from 'kysely'
import type { Database } from '../../db/openDatabase.ts'
import { voidedKey } from '../../services/money/withIdempotency.ts'
import { auditLedger } from '../../services/ledger/auditLedger.ts'
import { checkPromotions } from '../promotionChecks.ts'
import { readLedgerState } from '../readLedgerState.ts'

/** Rows of the query are what is wrong; `what` says how. */
async function wrong(db: Database['db'], what: string, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ id: string }>(query).execute(db)
  return rows.map(({ id }) => `${what}: ${id}`)
}

const byReference = (reference: string, kinds: string) =>
  `(select count(*) from ledger_transactions t where t.reference = ${reference} and t.kind in (${kinds}))`

/**
 * What holds of the tables at any moment, whatever was killed: the ledger sums to zero, balances agree with it, nobody is below zero, what is held is
 * what open withdrawals and rounds hold, and each withdrawal, payment and round stands in the ledger exactly as often as it
 * should. Answers what does not hold.
 */
export async function checkLedger(db: Database['db']): Promise<string[]> {
  const { sum, negative, lopsided } = await readLedgerState(db)
  const totals = { sum, negative, lopsided }
  const problems = Object.entries(totals).filter(([, value]) => BigInt(value) !== 0n)
  const heldBy = (venue: string) =>
    `select a.member_id, a.venue_id, sum(p.amount) as fen from ledger_accounts a
      join ledger_postings p on p.account_id = a.id
      where a.kind in ('held', 'bonus-held') and a.venue_id ${venue}
      group by a.member_id, a.venue_id`
  const differences = await auditLedger(db)
  return [
    ...differences.map(({ account, carried, postings }) => `balance ${account}: ${carried}, not ${postings}`),
    ...problems.map(([name, value]) => `${name}: ${value}`),
    ...(await checkPromotions(db)),
    ...(await wrong(
      db,
      'held is not the sum of open withdrawals',
      `select m.id from members m left join (${heldBy('= 0')}) h on h.member_id = m.id
        left join (select member_id, sum(amount) as fen from withdrawals
          where state not in ('paid', 'rejected') group by member_id) w on w.member_id = m.id
        where coalesce(h.fen, 0) <> coalesce(w.fen, 0)`,
    )),
    ...(await wrong(
      db,
      'held in a venue is not the sum of open rounds',
      `select coalesce(h.member_id, r.member_id) as id from (${heldBy('<> 0')}) h
        full join (select member_id, venue_id, sum(stake) as fen from game_rounds
          where settled_at is null and member_id is not null group by member_id, venue_id) r
          on r.member_id = h.member_id and r.venue_id = h.venue_id
        where coalesce(h.fen, 0) <> coalesce(r.fen, 0)`,
    )),
    ...(await wrong(
      db,
      'a withdrawal is not held once, or not freed once at its end',
      `select w.id from withdrawals w
        where ${byReference(`'withdraw-hold:' || w.id`, `'withdraw-hold'`)} <> 1
        or ${byReference(`'withdraw-end:' || w.id`, `'withdraw-pay'`)} <> (w.state = 'paid')::int
        or ${byReference(`'withdraw-end:' || w.id`, `'withdraw-release'`)} <> (w.state = 'rejected')::int`,
    )),
    ...(await wrong(
      db,
      'a step was taken twice',
      `select withdrawal_id as id from withdrawal_steps group by withdrawal_id, state having count(*) > 1`,
    )),
    ...(await wrong(
      db,
      'a payment is not credited as often as it says',
      `select p.id from deposit_payments p
        where ${byReference(`'deposit:' || p.id`, `'deposit'`)} <> (p.credited_at is not null)::int`,
    )),
    ...(await wrong(
      db,
      'a round is not staked or settled as often as it says',
      `select r.id from game_rounds r where r.member_id is not null
        and (${byReference(`'stake:' || r.id`, `'stake'`)} <> 1
          or ${byReference(`'settle:' || r.id`, `'settle'`)} <> (r.settled_at is not null)::int)`,
    )),
    ...(await wrong(
      db,
      'the ledger has what nothing caused',
      `select t.reference as id from ledger_transactions t where case
        when t.kind like 'withdraw-%' then not exists
          (select from withdrawals w where t.reference in ('withdraw-hold:' || w.id, 'withdraw-end:' || w.id))
        when t.kind = 'deposit' then not exists
          (select from deposit_payments p where t.reference = 'deposit:' || p.id)
        when t.kind in ('stake', 'settle') then not exists
          (select from game_rounds r where t.reference = t.kind || ':' || r.id)
        else false end`,
    )),
    ...(await wrong(
      db,
      'sums of rounds are not those of the rounds',
      `select member_id || span as id from (
        select member_id, span, rounds, settled, staked, settled_stake, payout from round_sums
        union all
        select member_id, span, -1, -(settled_at is not null)::int, -stake,
          case when settled_at is null then 0 else -stake end, -coalesce(payout, 0)
        from game_rounds cross join (values ('hour'), ('day'), ('month')) s (span) where member_id is not null
      ) s group by member_id, span
        having sum(rounds) <> 0 or sum(settled) <> 0 or sum(staked) <> 0 or sum(settled_stake) <> 0
          or sum(payout) <> 0`,
    )),
    ...(await wrong(
      db,
      'a sitting does not have the sums of its rounds',
      `select t.id from game_sittings t left join game_sessions s on s.sitting_id = t.id
        left join game_rounds r on r.session_id = s.id group by t.id
        having t.rounds <> count(r.id) or t.staked <> coalesce(sum(r.stake), 0)
          or t.payout <> coalesce(sum(r.payout), 0) or t.net <> coalesce(sum(r.payout - r.stake), 0)`,
    )),
    ...(await wrong(
      db,
      'orders are not as many as are counted',
      `select member_id || list as id from (
        select member_id, list, state, orders from order_counts
        union all select member_id, 'deposits', state, -1 from deposit_orders
        union all select member_id, 'withdrawals', state, -1 from withdrawals
      ) c group by member_id, list, state having sum(orders) <> 0`,
    )),
    ...(await wrong(
      db,
      'work was given up',
      `select name || ':' || output::text as id from pgboss.job where state = 'failed' and name <> 'periodic'`,
    )),
    ...(await wrong(
      db,
      'a key stands without an answer',
      `select key as id from idempotency_keys where answer is null and call <> '${voidedKey}'`,
    )),
  ]
}
