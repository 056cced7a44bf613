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

/** Members who registered with the code of an agent, the newest first. */
export async function listReferrals({ ctx, input }: { ctx: Context; input: Page }) {
  const { memberId, page, pageSize } = input
  const { total } = await ctx.db
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int4`.as('total'))
    .where('agent_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const first = `${monthOf(ctx.clock.now())}-01`
  const { rows } = await sql<{ account: string; at: Date; turnover: bigint }>`
    select m.account, r.at, coalesce((select sum(t.staked) from turnover_days t
      where t.member_id = m.id and t.day >= ${first}::date), 0)::int8 as turnover
    from referrals r join members m on m.id = r.member_id where r.agent_id = ${memberId}
    order by r.at desc, r.member_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(ctx.db)
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
  const { total } = await ctx.db
    .selectFrom('agent_days')
    .select(sql<number>`count(*)::int4`.as('total'))
    .where('agent_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{
    day: string
    members: number
    turnover: bigint
    commission: bigint
    paid: Date
  }>`
    select day::text as day, members, turnover, commission, paid_at as paid from agent_days
    where agent_id = ${memberId} order by agent_days.day desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(ctx.db)
  const items = rows.map(({ day, members, turnover, commission, paid }) => ({
    day,
    members,
    turnover: fenToDecimal(turnover),
    commission: fenToDecimal(commission),
    paidAt: paid.toISOString(),
  }))
  return { items, page, pageSize, total }
}
