import { fenToDecimal } from '@koi/api-core/amount'
import { type Kysely, sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { agentRules } from '../../rules/agents.ts'
import type { Context } from '../context.ts'
import { requireMayReceive } from '../mayReceive.ts'
import { lockMember } from '../promotion/promotion.ts'
import type { JobKind } from '../queue/jobQueue.ts'
import { refuse } from '../refusal.ts'

const payload = v.object({ memberId: v.string(), appliedAt: v.number() })

/** Decides on an application. */
export const reviewAgent = { name: 'agent.review', payload, attempts: 20 } satisfies JobKind<typeof payload>

/** The agent's side of a member. */
async function readAgent(db: Kysely<Schema>, memberId: string) {
  const { rows } = await sql<{
    code: string
    state: 'pending' | 'approved' | 'rejected' | null
    applied: Date | null
    decided: Date | null
    referrals: number
    commission: bigint
  }>`
    select m.invite_code as code, a.state, a.applied_at as applied, a.decided_at as decided,
      coalesce(t.referrals, 0) as referrals, coalesce(t.commission, 0) as commission
    from members m left join agents a on a.member_id = m.id left join agent_totals t on t.member_id = m.id
    where m.id = ${memberId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the member is not there')
  return {
    state: row.state ?? ('none' as const),
    appliedAt: row.applied?.toISOString() ?? null,
    decidedAt: row.decided?.toISOString() ?? null,
    inviteCode: row.code,
    commissionPercent: fenToDecimal(agentRules.commission),
    referrals: row.referrals,
    commission: fenToDecimal(row.commission),
  }
}

/**
 * The invite code of a member, its application, and what it brought. Who is an agent, or will be, still sees what there is
 * when they may receive no promotions.
 *
 * @throws Refusal `promotion-not-eligible`.
 */
export async function readAgentInfo({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const agent = await readAgent(ctx.db, input.memberId)
  const applies = agent.state === 'pending' || agent.state === 'approved'
  if (!applies) await requireMayReceive(ctx.db, { ctx, memberId: input.memberId })
  return agent
}

/**
 * Asks to be an agent; the sandbox decides a moment later. After a rejection it may be asked anew.
 *
 * @throws Refusal `agent-applied`, `promotion-not-eligible`.
 */
export function applyAgent({ ctx, input }: { ctx: Context; input: { memberId: string; about: string } }) {
  const { memberId, about } = input
  const now = ctx.clock.now()
  return transact(ctx.db, async (trx) => {
    await lockMember(trx, memberId)
    await requireMayReceive(trx, { ctx, memberId })
    const application = { state: 'pending', about, applied_at: new Date(now), decided_at: null } as const
    const written = await trx
      .insertInto('agents')
      .values({ member_id: memberId, ...application })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet(application).where('agents.state', '=', 'rejected'),
      )
      .returning('member_id')
      .executeTakeFirst()
    if (!written) refuse('agent-applied')
    await ctx.queue.enqueue(trx, {
      kind: reviewAgent,
      payload: { memberId, appliedAt: now },
      runAt: now + agentRules.reviewFor,
      dedupeKey: `${memberId}:${now}`,
    })
    return readAgent(trx, memberId)
  })
}

/** Decides on an application as the sandbox's reviewer does: one that says too little is rejected. */
export async function review(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Pick<Context, 'clock'>; input: { memberId: string } },
): Promise<void> {
  await trx
    .updateTable('agents')
    .set({
      state: sql`case when char_length(about) < ${agentRules.leastAbout} then 'rejected' else 'approved' end`,
      decided_at: new Date(ctx.clock.now()),
    })
    .where('member_id', '=', input.memberId)
    .where('state', '=', 'pending')
    .execute()
}
