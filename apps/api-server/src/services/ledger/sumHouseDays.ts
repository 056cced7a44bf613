import { sql } from 'kysely'
import type { Context } from '../context.ts'

const hour = 3_600_000
const day = 24 * hour

function startOfDay(time: number): number {
  return time - (time % day)
}

/**
 * Sums the postings of house accounts by day (UTC), an hour after its end. The last two days are summed again, so that
 * what was written late, or under a clock that ran ahead, is in.
 */
export async function sumHouseDays({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const end = startOfDay(clock.now() - hour)
  const { last } = await db
    .selectFrom('ledger_house_days')
    .select(sql<Date | null>`max(day)::timestamptz`.as('last'))
    .executeTakeFirstOrThrow()
  let from = last === null ? 0 : startOfDay(Math.min(last.getTime() + day, end) - 2 * day)
  for (;;) {
    const { next } = await db
      .selectFrom('ledger_transactions')
      .select((eb) => eb.fn.min('created_at').as('next'))
      .where('created_at', '>=', new Date(from))
      .where('created_at', '<', new Date(end))
      .executeTakeFirstOrThrow()
    // Aggregates are typed as if there were always a row.
    if (!(next instanceof Date)) return
    const start = startOfDay(next.getTime())
    from = start + day
    await sql`
      insert into ledger_house_days (account_id, day, amount)
      select p.account_id, ${new Date(start).toISOString().slice(0, 10)}::date, sum(p.amount)
      from ledger_transactions t
      join ledger_postings p on p.transaction_id = t.id
      join ledger_accounts a on a.id = p.account_id and a.member_id is null
      where t.created_at >= ${new Date(start)} and t.created_at < ${new Date(from)}
      group by p.account_id
      on conflict (account_id, day) do update set amount = excluded.amount`.execute(db)
  }
}
