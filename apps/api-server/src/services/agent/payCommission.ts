import { fenToDecimal } from '@koi/api-core/amount'
import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import { sql } from 'kysely'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import { agentRules } from '../../rules/agents.ts'
import { unitsPerFen } from '../../rules/promotions/contribution.ts'
import { payReward } from '../bonus/grantBonus.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { countedDay } from '../turnover/countedDay.ts'
import { mayReceivePromotions } from '../mayReceive.ts'

/** What the referred members of an agent staked on a day that is over, and for which nothing was paid. */
interface EarnedDay {
  readonly agentId: string
  readonly day: string
  readonly members: number
  readonly turnover: bigint
}

/** The days count from the one on which an application was approved. */
async function findEarned(ctx: Context): Promise<EarnedDay[]> {
  const { timeZone } = access
  const today = countedDay(ctx.clock.now())
  const from = zonedDate(zonedDayStart(today, { timeZone, days: -agentRules.paidBack }), { timeZone })
  const { rows } = await sql<EarnedDay>`
    select r.agent_id as "agentId", t.day::text as day, count(distinct t.member_id)::int4 as members,
      sum(t.staked)::int8 as turnover
    from turnover_days t join referrals r on r.member_id = t.member_id
    join agents a on a.member_id = r.agent_id and a.state = 'approved'
    where t.day >= ${from}::date and t.day < ${today}::date
      and t.day >= (a.decided_at at time zone ${timeZone})::date
      and not exists (select from agent_days d where d.agent_id = r.agent_id and d.day = t.day)
    group by r.agent_id, t.day order by t.day, r.agent_id`.execute(ctx.db)
  return rows
}

/**
 * Pays agents for days that are over, once for each day, as cash. A day counts wholly or not at all, by its beginning: one that
 * begins in a break or an exclusion of the agent brings nothing, now or later. What was earned before is paid also during it,
 * so that taking a break costs nothing that was earned.
 */
export async function payCommission(ctx: Context): Promise<void> {
  for (const { agentId, day, members, turnover } of await findEarned(ctx)) {
    await transact(ctx.db, async (trx) => {
      const at = zonedDayStart(day, { timeZone: access.timeZone })
      const withheld = !(await mayReceivePromotions(trx, { ctx, memberId: agentId, at }))
      const commission = withheld ? 0n : (turnover * agentRules.commission) / unitsPerFen
      const paid = await trx
        .insertInto('agent_days')
        .values({
          agent_id: agentId,
          day,
          members,
          turnover,
          commission,
          withheld,
          paid_at: new Date(ctx.clock.now()),
        })
        .onConflict((conflict) => conflict.columns(['agent_id', 'day']).doNothing())
        .returning('agent_id')
        .executeTakeFirst()
      const cause = `commission:${agentId}:${day}`
      // Less than a fen is written down as a day that was looked at, and not told.
      if (!paid || commission === 0n) return
      await payReward(trx, { ctx, memberId: agentId, cause, reward: 'commission', amount: commission })
      await writeMessage(trx, ctx, {
        memberId: agentId,
        content: { topic: 'commission-paid', amount: fenToDecimal(commission), day },
      })
    })
  }
}
