import { sql, type Kysely } from 'kysely'
import type { AccountKind, Schema } from '../../db/schema.ts'

/** A member's account with the sum of its postings, in fen. */
export interface AccountBalance {
  readonly kind: AccountKind
  readonly venueId: number
  readonly balance: bigint
}

/** All accounts of a member in one snapshot. */
export async function readBalances(db: Kysely<Schema>, memberId: string): Promise<AccountBalance[]> {
  const rows = await db
    .selectFrom('ledger_accounts as a')
    .leftJoin('ledger_postings as p', 'p.account_id', 'a.id')
    .select(['a.kind', 'a.venue_id', sql<bigint>`coalesce(sum(p.amount), 0)::int8`.as('balance')])
    .where('a.member_id', '=', memberId)
    .groupBy(['a.id', 'a.kind', 'a.venue_id'])
    .execute()
  return rows.map((row) => ({ kind: row.kind, venueId: row.venue_id, balance: row.balance }))
}
