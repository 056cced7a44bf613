import { fenToDecimal } from '@koi/api-core/amount'
import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import { applyStandaloneBonus as endpoint } from '@koi/contract/bonus'
import type { PromotionTerms } from '@koi/contract/promo'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import { unitsPerFen } from '../../rules/promotions/contribution.ts'
import { grantBonus, payReward } from '../bonus/grantBonus.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { refuse } from '../refusal.ts'
import type { Claim } from './claimBonus.ts'
import { currentPart, requireStanding } from './eligibility.ts'
import { lockParts, writePart } from './parts.ts'
import { requireMayReceive } from '../mayReceive.ts'
import { lockMember, readPromotion, termsOf } from './promotion.ts'

type Rebate = Extract<PromotionTerms, { kind: 'rebate' }>

/** The day before today in the business time zone. */
export function yesterday(now: number): string {
  const { timeZone } = access
  return zonedDate(zonedDayStart(zonedDate(now, { timeZone }), { timeZone, days: -1 }), { timeZone })
}

/** What comes back of the turnover of a day, in fen: exact by kind of game, rounded down once over the sum. */
export async function rebateOf(
  db: Kysely<Schema>,
  { memberId, day, terms }: { memberId: string; day: string; terms: Pick<Rebate, 'rates' | 'maxRebate'> },
): Promise<bigint> {
  const rows = await db
    .selectFrom('turnover_days')
    .select(['game_type', 'staked'])
    .where('member_id', '=', memberId)
    .where('day', '=', sql<string>`${day}::date`)
    .execute()
  const units = rows.reduce((sum, { game_type: gameType, staked }) => {
    const rate = terms.rates.find((one) => one.gameType === gameType)?.percent ?? 0n
    return sum + staked * rate
  }, 0n)
  const fen = units / unitsPerFen
  return fen < terms.maxRebate ? fen : terms.maxRebate
}

/** Ends a part whose reward is paid as cash, and tells the member. */
export async function payPart(
  trx: Transaction<Schema>,
  ctx: Context,
  { part, amount, reward }: { part: BonusRow; amount: bigint; reward?: 'rebate' },
): Promise<void> {
  const at = new Date(ctx.clock.now())
  await trx
    .updateTable('bonuses')
    .set({ state: 'released', bonus: amount, released: amount, granted_at: at, ended_at: at })
    .where('id', '=', part.id)
    .execute()
  await payReward(trx, {
    ctx,
    memberId: part.member_id,
    cause: part.id,
    ...(reward ? { reward } : {}),
    amount,
  })
  await writeMessage(trx, ctx, {
    memberId: part.member_id,
    content: { topic: 'promotion-paid', amount: fenToDecimal(amount), promotion: part.promotion_id },
  })
}

async function grant(trx: Transaction<Schema>, ctx: Context, { memberId, id }: Claim) {
  const now = ctx.clock.now()
  const member = await lockMember(trx, memberId)
  await requireMayReceive(trx, { ctx, memberId })
  const promotion = await readPromotion(trx, { id })
  const terms = termsOf(promotion)
  if (terms.kind !== 'standalone' && terms.kind !== 'rebate') refuse('promotion-no-claim')
  if (currentPart(promotion, await lockParts(trx, { memberId, id }), now)) refuse('promotion-claimed')
  requireStanding(promotion, { now, member })
  if (terms.kind === 'standalone') {
    const bonus = await writePart(trx, ctx, { memberId, promotion })
    const { wagering, bonus: amount } = terms
    await grantBonus(trx, { ctx, bonus, wagering, amount, deposit: 0n })
    return { id: bonus.id, bonus: fenToDecimal(amount) }
  }
  const amount = await rebateOf(trx, { memberId, day: yesterday(now), terms })
  if (amount === 0n) refuse('promotion-no-claim')
  const part = await writePart(trx, ctx, { memberId, promotion })
  await payPart(trx, ctx, { part, amount, reward: 'rebate' })
  return { id: part.id, bonus: fenToDecimal(amount) }
}

/**
 * Claims a bonus that needs no deposit, or the rebate of yesterday.
 *
 * @throws Refusal `promotion-unknown`, `promotion-closed`, `promotion-full`, `promotion-not-eligible` with `reason`,
 * `promotion-claimed`, `promotion-no-claim`, `bonus-running`, `idempotency-key`, `idempotency-conflict`.
 */
export function claimStandalone({ ctx, input }: { ctx: Context; input: Claim }) {
  const { memberId, key, id } = input
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key, call: endpoint.name, payload: [id], answer: endpoint.output, at },
      () => grant(trx, ctx, input),
    ),
  )
}
