import { fenToDecimal } from '@koi/api-core/amount'
import { claimRecharge as endpoint } from '@koi/contract/bonus'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { mayReceivePromotions, requireMayReceive } from '../mayReceive.ts'
import { refuse } from '../refusal.ts'
import type { Claim } from './claimBonus.ts'
import { payPart } from './claimStandalone.ts'
import { currentPart } from './eligibility.ts'
import { lockParts, partsIn, writePart } from './parts.ts'
import { byVersion, lockMember, readPromotion } from './promotion.ts'
import { isLapsed, joinedPart, readSteps } from './rechargeSteps.ts'

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
  const now = ctx.clock.now()
  const newest = await readPromotion(ctx.db, { id: input.id })
  const part = currentPart(newest, parts, now)
  const promotion = await byVersion(ctx.db, newest, part?.version)
  const { deposited, steps } = await readSteps(ctx.db, { memberId: input.memberId, part, promotion })
  const lapsed = isLapsed(promotion, parts, now)
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
        const { steps } = await readSteps(trx, { memberId, part: joined, promotion })
        const wanted = steps.find((one) => one.step === step)
        if (wanted?.claimed) refuse('promotion-claimed')
        if (!joined || !wanted?.reached || isLapsed(promotion, parts, at.getTime()))
          refuse('promotion-no-claim')
        const part = await writePart(trx, ctx, { memberId, promotion, step })
        await payPart(trx, ctx, { part, amount: wanted.reward })
        if (steps.every((one) => one.claimed || one === wanted)) await complete(trx, ctx, joined)
        return { id: part.id, bonus: fenToDecimal(wanted.reward) }
      },
    ),
  )
}
