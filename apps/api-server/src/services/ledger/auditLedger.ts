import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/** A sum that is carried, and what the postings say instead, in fen. */
export interface LedgerDifference {
  /** The id of an account. */
  readonly account: bigint
  /** The member whose balance it is; null for the sum of a house account over a day. */
  readonly memberId: string | null
  /** Null for a balance. */
  readonly day: string | null
  readonly carried: bigint
  readonly postings: bigint
}

const batch = 100

/** Balances in the order of their accounts, each compared in one snapshot with its postings. */
async function* memberBalances(db: Kysely<Schema>): AsyncGenerator<LedgerDifference> {
  for (let last = 0n; ;) {
    const { rows } = await sql<LedgerDifference>`
      select a.id as account, a.member_id as "memberId", null as day, a.balance as carried,
        (select coalesce(sum(p.amount), 0) from ledger_postings p where p.account_id = a.id)::int8 as postings
      from ledger_accounts a where a.id > ${last} and a.member_id is not null
      order by a.id limit ${batch}`.execute(db)
    yield* rows
    const end = rows.at(-1)
    if (!end) return
    last = end.account
  }
}

/** The sums of house accounts, one day after the other. */
async function* houseDays(db: Kysely<Schema>): AsyncGenerator<LedgerDifference> {
  const days = await sql<{ day: string }>`
    select distinct day::text as day from ledger_house_days order by 1`.execute(db)
  for (const { day } of days.rows) {
    const { rows } = await sql<LedgerDifference>`
      select coalesce(d.account_id, s.account_id) as account, null as "memberId", ${day}::text as day,
        coalesce(d.amount, 0)::int8 as carried, coalesce(s.amount, 0)::int8 as postings
      from (select account_id, amount from ledger_house_days where day = ${day}::date) d
      full join (
        select p.account_id, sum(p.amount) as amount from ledger_transactions t
        join ledger_postings p on p.transaction_id = t.id
        join ledger_accounts a on a.id = p.account_id and a.member_id is null
        where t.created_at >= ${`${day}T00:00:00Z`}::timestamptz
          and t.created_at < ${`${day}T00:00:00Z`}::timestamptz + interval '24 hours'
        group by p.account_id
      ) s on s.account_id = d.account_id`.execute(db)
    yield* rows
  }
}

/**
 * Adds all postings up and answers every balance of a member and every day of a house account that they do not agree
 * with; none, unless somebody has changed the tables past their triggers. It reads the whole ledger, in statements of
 * bounded size, and changes nothing.
 */
export async function auditLedger(db: Kysely<Schema>): Promise<LedgerDifference[]> {
  const differences: LedgerDifference[] = []
  for (const sums of [memberBalances(db), houseDays(db)]) {
    for await (const sum of sums) if (sum.carried !== sum.postings) differences.push(sum)
  }
  return differences
}
