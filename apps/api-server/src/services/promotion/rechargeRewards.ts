import { fenToDecimal } from '@koi/api-core/amount'
import { claimRecharge as endpoint } from '@koi/contract/bonus'
import type { PromotionTerms } from '@koi/contract/promo'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { refuse } from '../refusal.ts'
import type { Claim } from './claimBonus.ts'
import { payPart } from './claimStandalone.ts'
import { lockParts, writePart } from './joinPromotion.ts'
import { requireMayReceive } from './mayReceive.ts'
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

const joinedPart = (parts: readonly BonusRow[]) => parts.find(({ step }) => step === null)

/** The steps of a recharge reward, by the version that the member has joined. @throws Refusal `promotion-unknown`. */
export async function readRecharge({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string }
}) {
  const { memberId, id } = input
  const parts = await ctx.db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', id)
    .execute()
  const joined = joinedPart(parts)
  const promotion = await readPromotion(ctx.db, { id, version: joined?.version })
  const { steps } = recharge(promotion)
  const deposited = joined
    ? await depositedSince(ctx.db, { memberId, since: joined.joined_at, until: promotion.ends_at })
    : 0n
  return {
    deposited: fenToDecimal(deposited),
    items: steps.map(({ deposit, reward }, index) => ({
      step: index + 1,
      deposit: fenToDecimal(deposit),
      reward: fenToDecimal(reward),
      reached: joined !== undefined && deposited >= deposit,
      claimed: parts.some(({ step }) => step === index + 1),
    })),
  }
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
        const reached = recharge(promotion).steps[step - 1]
        if (!joined || !reached) refuse('promotion-no-claim')
        if (parts.some((part) => part.step === step)) refuse('promotion-claimed')
        const since = { memberId, since: joined.joined_at, until: promotion.ends_at }
        if ((await depositedSince(trx, since)) < reached.deposit) refuse('promotion-no-claim')
        const part = await writePart(trx, ctx, { memberId, promotion, step })
        await payPart(trx, ctx, { part, amount: reached.reward })
        return { id: part.id, bonus: fenToDecimal(reached.reward) }
      },
    ),
  )
}
