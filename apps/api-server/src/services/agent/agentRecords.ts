import { fenToDecimal } from '@koi/api-core/amount'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { monthOf } from '../vip/levels.ts'

interface Page {
  readonly memberId: string
  readonly page: number
  readonly pageSize: number
}

/** Of an account name only its beginning: an agent needs to tell people apart, not to know them. */
function maskAccount(account: string): string {
  return `${account.slice(0, 2)}***${account.slice(-1)}`
}

/** How many rows a list of an agent has. */
async function readTotal(ctx: Context, memberId: string, list: 'referrals' | 'days'): Promise<number> {
  const row = await ctx.db
    .selectFrom('agent_totals')
    .select(['referrals', 'days'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.[list] ?? 0
}

/** Members who registered with the code of an agent, the newest first. */
export async function listReferrals({ ctx, input }: { ctx: Context; input: Page }) {
  const { memberId, page, pageSize } = input
  const total = await readTotal(ctx, memberId, 'referrals')
  const first = `${monthOf(ctx.clock.now())}-01`
  const { rows } = await sql<{ account: string; at: Date; turnover: bigint }>`
    select (select account from members where id = r.member_id) as account, r.at,
      coalesce((select sum(staked) from turnover_days
        where member_id = r.member_id and day >= ${first}::date), 0)::int8 as turnover
    from (
      select member_id, at from referrals where agent_id = ${memberId}
      order by at desc, member_id desc limit ${pageSize} offset ${(page - 1) * pageSize}
    ) r order by r.at desc, r.member_id desc`.execute(ctx.db)
  const items = rows.map(({ account, at, turnover }) => ({
    account: maskAccount(account),
    at: at.toISOString(),
    turnover: fenToDecimal(turnover),
  }))
  return { items, page, pageSize, total }
}

/** What an agent earned by day, the newest first. */
export async function listAgentDays({ ctx, input }: { ctx: Context; input: Page }) {
  const { memberId, page, pageSize } = input
  const total = await readTotal(ctx, memberId, 'days')
  const { rows } = await sql<{
    day: string
    members: number
    turnover: bigint
    commission: bigint
    withheld: boolean
    paid: Date
  }>`
    select day::text as day, members, turnover, commission, withheld, paid_at as paid from agent_days
    where agent_id = ${memberId} order by agent_days.day desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(ctx.db)
  const items = rows.map(({ day, members, turnover, commission, withheld, paid }) => ({
    day,
    members,
    turnover: fenToDecimal(turnover),
    commission: fenToDecimal(commission),
    withheld,
    paidAt: paid.toISOString(),
  }))
  return { items, page, pageSize, total }
}
