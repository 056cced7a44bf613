import { fenToDecimal } from '@koi/api-core/amount'
import { claimRecharge as endpoint } from '@koi/contract/bonus'
import type { PromotionTerms } from '@koi/contract/promo'
import { claimableDays } from '@koi/contract/wagering'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { refuse } from '../refusal.ts'
import type { Claim } from './claimBonus.ts'
import { payPart } from './claimStandalone.ts'
import { lockParts, partsIn, writePart } from './joinPromotion.ts'
import { mayReceivePromotions, requireMayReceive } from '../mayReceive.ts'
import { lockMember, type PromotionRow, readPromotion, termsOf } from './promotion.ts'

type Recharge = Extract<PromotionTerms, { kind: 'recharge' }>

function recharge(promotion: PromotionRow): Recharge {
  const terms = termsOf(promotion)
  return terms.kind === 'recharge' ? terms : refuse('promotion-unknown')
}

/** What was credited from joining on, and before the promotion ended. */
async function depositedSince(
  db: Kysely<Schema>,
  { memberId, since, until }: { memberId: string; since: Date; until: Date | null },
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::int8 as sum from turnover_deposits
    where member_id = ${memberId} and at > ${since} and (${until}::timestamptz is null or at < ${until})`.execute(
    db,
  )
  return rows[0]?.sum ?? 0n
}

const claimable = claimableDays * 86_400_000

/** The part that counts: who has left a recharge reward begins anew. */
const joinedPart = (parts: readonly BonusRow[]) =>
  parts.find(({ step, state }) => step === null && state === 'joined')

/** Whether rewards that were reached can no longer be claimed. */
const isLapsed = ({ ends_at: end }: PromotionRow, now: number) =>
  end !== null && end.getTime() + claimable <= now

/** The steps by the rules of a promotion, and how far the member's parts in it are. */
async function readSteps(
  db: Kysely<Schema>,
  { parts, promotion }: { parts: readonly BonusRow[]; promotion: PromotionRow },
) {
  const joined = joinedPart(parts)
  const since = joined && { memberId: joined.member_id, since: joined.joined_at, until: promotion.ends_at }
  const deposited = since ? await depositedSince(db, since) : 0n
  const steps = recharge(promotion).steps.map(({ deposit, reward }, index) => ({
    step: index + 1,
    deposit,
    reward,
    reached: joined !== undefined && deposited >= deposit,
    claimed: parts.some(({ step }) => step === index + 1),
  }))
  return { deposited, steps }
}

/** Where a recharge reward stands that a member has joined: something to claim, over, or going on. */
export async function rechargeState(
  db: Kysely<Schema>,
  { memberId, promotion, now }: { memberId: string; promotion: PromotionRow; now: number },
): Promise<'joined' | 'claimable' | 'expired'> {
  const parts = await partsIn(db, { memberId, id: promotion.promotion_id }).execute()
  const { steps } = await readSteps(db, { parts, promotion })
  const waits = steps.some(({ reached, claimed }) => reached && !claimed) && !isLapsed(promotion, now)
  if (waits) return 'claimable'
  return promotion.ends_at !== null && promotion.ends_at.getTime() <= now ? 'expired' : 'joined'
}

/** The steps of a recharge reward, by the version that the member has joined. @throws Refusal `promotion-unknown`. */
export async function readRecharge({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string }
}) {
  const parts = await partsIn(ctx.db, input).execute()
  const may = parts.length > 0 || (await mayReceivePromotions(ctx.db, { ctx, memberId: input.memberId }))
  if (!may) refuse('promotion-unknown')
  const promotion = await readPromotion(ctx.db, { id: input.id, version: joinedPart(parts)?.version })
  const { deposited, steps } = await readSteps(ctx.db, { parts, promotion })
  const lapsed = isLapsed(promotion, ctx.clock.now())
  return {
    deposited: fenToDecimal(deposited),
    items: steps.map(({ step, deposit, reward, reached, claimed }) => ({
      step,
      deposit: fenToDecimal(deposit),
      reward: fenToDecimal(reward),
      reached: reached && !lapsed,
      claimed,
    })),
  }
}

/** Ends a part all of whose rewards were claimed. */
async function complete(trx: Transaction<Schema>, ctx: Context, { id }: BonusRow): Promise<void> {
  const ended = { state: 'released', ended_at: new Date(ctx.clock.now()) } as const
  await trx.updateTable('bonuses').set(ended).where('id', '=', id).execute()
}

/**
 * Claims a step of a recharge reward that was reached.
 *
 * @throws Refusal `promotion-unknown`, `promotion-not-eligible`, `promotion-claimed`, `promotion-no-claim`,
 * `idempotency-key`, `idempotency-conflict`.
 */
export function claimRechargeStep({ ctx, input }: { ctx: Context; input: Claim & { step: number } }) {
  const { memberId, key, id, step } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key, call: endpoint.name, payload: [id, step], answer: endpoint.output, at },
      async () => {
        await lockMember(trx, memberId)
        await requireMayReceive(trx, { ctx, memberId })
        const parts = await lockParts(trx, { memberId, id })
        const joined = joinedPart(parts)
        const promotion = await readPromotion(trx, { id, version: joined?.version })
        const { steps } = await readSteps(trx, { parts, promotion })
        const wanted = steps.find((one) => one.step === step)
        if (wanted?.claimed) refuse('promotion-claimed')
        if (!joined || !wanted?.reached || isLapsed(promotion, at.getTime())) refuse('promotion-no-claim')
        const part = await writePart(trx, ctx, { memberId, promotion, step })
        await payPart(trx, ctx, { part, amount: wanted.reward })
        if (steps.every((one) => one.claimed || one === wanted)) await complete(trx, ctx, joined)
        return { id: part.id, bonus: fenToDecimal(wanted.reward) }
      },
    ),
  )
}
