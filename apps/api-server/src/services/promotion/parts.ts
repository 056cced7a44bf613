import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { takePlace } from '../bonus/places.ts'
import type { BonusRow } from '../bonus/runningBonus.ts'
import type { Context } from '../context.ts'
import type { PromotionRow } from './promotion.ts'

/** The parts of a member in one promotion, the newest first, without what was claimed of their steps. */
export function partsIn(db: Kysely<Schema>, { memberId, id }: { memberId: string; id: string }) {
  return db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', id)
    .where('step', 'is', null)
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
