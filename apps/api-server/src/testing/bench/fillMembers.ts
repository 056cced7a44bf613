import { sql } from 'kysely'
import type { Database } from '../../db/openDatabase.ts'

/** Members who have what a new member has: a central wallet with the play money it began with, in fen. */
export async function fillMembers(db: Database['db'], members: number, grant = 100_000): Promise<void> {
  const made = sql`(select i, 'm' || i as id from generate_series(1, ${members}::int4) i)`
  await sql`insert into members (id, account, password_hash, area, phone, invite_code, created_at)
    select id, 'bench' || i, '', '1', i::text, 'B' || i, now() from ${made} m`.execute(db)
  await sql`insert into ledger_accounts (kind, member_id, venue_id, balance)
    select 'wallet', id, 0, 0 from ${made} m`.execute(db)
  await sql`insert into ledger_transactions (id, kind, member_id, reference, created_at)
    select 'grant-' || id, 'grant', id, 'grant:' || id, now() from ${made} m`.execute(db)
  await sql`insert into ledger_postings (transaction_id, account_id, amount)
    select 'grant-' || m.id, p.account, p.amount from ${made} m
    join ledger_accounts a on a.member_id = m.id
    cross join lateral (values (a.id, ${grant}::int8),
      ((select id from ledger_accounts where kind = 'equity'), -${grant}::int8)) p (account, amount)`.execute(
    db,
  )
}
