import { sql } from 'kysely'
import type { Database } from '../db/openDatabase.ts'

/** What has to hold of the ledger at any moment. */
interface LedgerState {
  /** Sum of all postings; always zero. */
  readonly sum: bigint
  /** Accounts of members that are below zero; always none. */
  readonly negative: number
  /** Transactions that do not sum to zero; always none. */
  readonly lopsided: number
}

/** Adds the whole ledger up. */
export async function readLedgerState(db: Database['db']): Promise<LedgerState> {
  const { sum } = await db
    .selectFrom('ledger_postings')
    .select(sql<bigint>`coalesce(sum(amount), 0)::int8`.as('sum'))
    .executeTakeFirstOrThrow()
  const negative = await db
    .selectFrom('ledger_accounts as a')
    .innerJoin('ledger_postings as p', 'p.account_id', 'a.id')
    .select('a.id')
    .where('a.member_id', 'is not', null)
    .groupBy('a.id')
    .having(sql<boolean>`sum(p.amount) < 0`)
    .execute()
  const lopsided = await db
    .selectFrom('ledger_postings')
    .select('transaction_id')
    .groupBy('transaction_id')
    .having(sql<boolean>`sum(amount) <> 0`)
    .execute()
  return { sum, negative: negative.length, lopsided: lopsided.length }
}
