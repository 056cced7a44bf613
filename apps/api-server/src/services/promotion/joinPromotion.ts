import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { takePlace } from '../bonus/places.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'
import { currentPart, requireStanding } from './eligibility.ts'
import { requireMayReceive } from '../mayReceive.ts'
import { lockMember, type PromotionRow, readPromotion, termsOf } from './promotion.ts'

/** The parts of a member in one promotion, the newest first. */
export function partsIn(db: Kysely<Schema>, { memberId, id }: { memberId: string; id: string }) {
  return db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', id)
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
}

/** The same, locked. */
export function lockParts(
  trx: Transaction<Schema>,
  promotion: { memberId: string; id: string },
): Promise<BonusRow[]> {
  return partsIn(trx, promotion).forUpdate().execute()
}

/**
 * Writes a member's part in a promotion, by the rules as they are now: later changes of them do not touch it.
 *
 * @throws Refusal `promotion-full`.
 */
export async function writePart(
  trx: Transaction<Schema>,
  ctx: Pick<Context, 'clock' | 'random'>,
  { memberId, promotion, step = null }: { memberId: string; promotion: PromotionRow; step?: number | null },
): Promise<BonusRow> {
  if (step === null) await takePlace(trx, promotion)
  return trx
    .insertInto('bonuses')
    .values({
      id: ctx.random.uuid(),
      member_id: memberId,
      promotion_id: promotion.promotion_id,
      version: promotion.version,
      state: 'joined',
      joined_at: new Date(ctx.clock.now()),
      deposit_id: null,
      step,
      max_bet: null,
      granted_at: null,
      expires_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Joins a promotion that waits for something to come, in the transaction of its caller.
 *
 * @throws Refusal `promotion-unknown`, `promotion-closed`, `promotion-full`, `promotion-not-eligible` with `reason`,
 * `promotion-joined`.
 */
export async function join(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Context; input: { memberId: string; id: string } },
): Promise<BonusRow> {
  const { memberId, id } = input
  const member = await lockMember(trx, memberId)
  await requireMayReceive(trx, { ctx, memberId })
  const promotion = await readPromotion(trx, { id })
  const { kind } = termsOf(promotion)
  if (kind !== 'deposit' && kind !== 'recharge') refuse('promotion-closed')
  const now = ctx.clock.now()
  const parts = await lockParts(trx, { memberId, id })
  if (currentPart(promotion, parts, now)) refuse('promotion-joined')
  requireStanding(promotion, { now, member })
  return writePart(trx, ctx, { memberId, promotion })
}

/** Joins a deposit bonus or a recharge reward. @throws as `join`. */
export async function joinPromotion({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string }
}) {
  const { version } = await transact(ctx.db, (trx) => join(trx, { ctx, input }))
  return { joined: true as const, version }
}

/**
 * Joins a deposit bonus with a deposit, unless the member has joined it before.
 *
 * @throws Refusal as `join`; `promotion-closed` also for a promotion that is no deposit bonus.
 */
export async function joinWithDeposit(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Context; input: { memberId: string; id: string } },
): Promise<void> {
  const { memberId, id } = input
  await lockMember(trx, memberId)
  await requireMayReceive(trx, { ctx, memberId })
  if (termsOf(await readPromotion(trx, { id })).kind !== 'deposit') refuse('promotion-closed')
  const waiting = await sql<{ there: boolean }>`select exists (
    select from bonuses where member_id = ${memberId} and promotion_id = ${id} and state = 'joined'
  ) as there`.execute(trx)
  if (!waiting.rows[0]?.there) await join(trx, { ctx, input })
}
