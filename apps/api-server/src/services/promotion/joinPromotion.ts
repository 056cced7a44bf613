import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { giveBackPlace } from '../bonus/places.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'
import { currentPart, requireStanding } from './eligibility.ts'
import { requireMayReceive } from '../mayReceive.ts'
import { lockParts, writePart } from './parts.ts'
import { byVersion, isEnded, lockMember, readPromotion, termsOf } from './promotion.ts'
import { isPast } from './isPast.ts'

/** Ends a part that is past. */
async function closePast(trx: Transaction<Schema>, part: BonusRow, now: number): Promise<void> {
  const ended = { state: 'expired', ended_at: new Date(now) } as const
  await trx.updateTable('bonuses').set(ended).where('id', '=', part.id).execute()
  await giveBackPlace(trx, part)
}

/**
 * Joins a promotion that waits for something to come, in the transaction of its caller.
 *
 * @throws Refusal `promotion-unknown`, `promotion-closed`, `promotion-full`, `promotion-not-eligible` with `reason`,
 * `promotion-joined`, `promotion-not-joined-first` for what is claimed without joining.
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
  if (kind !== 'deposit' && kind !== 'recharge') refuse('promotion-not-joined-first')
  const now = ctx.clock.now()
  const parts = await lockParts(trx, { memberId, id })
  const part = currentPart(promotion, parts, now)
  const past = part !== undefined && (await isPast(trx, { newest: promotion, part, now }))
  if (part && !past) refuse('promotion-joined')
  if (part) await closePast(trx, part, now)
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
 * Joins a deposit bonus with a deposit, unless the member has joined it before by rules that still go on.
 *
 * @throws Refusal as `join`; `promotion-closed` also for a promotion that is no deposit bonus, or has ended since it was joined.
 */
export async function joinWithDeposit(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Context; input: { memberId: string; id: string } },
): Promise<void> {
  const { memberId, id } = input
  await lockMember(trx, memberId)
  await requireMayReceive(trx, { ctx, memberId })
  const newest = await readPromotion(trx, { id })
  if (termsOf(newest).kind !== 'deposit') refuse('promotion-closed')
  const waiting = await trx
    .selectFrom('bonuses')
    .select('version')
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', id)
    .where('state', '=', 'joined')
    .executeTakeFirst()
  const now = ctx.clock.now()
  if (waiting && !isEnded(await byVersion(trx, newest, waiting.version), now)) return
  if (waiting && isEnded(newest, now)) refuse('promotion-closed')
  await join(trx, { ctx, input })
}
