import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Context } from './context.ts'
import { refuse } from './refusal.ts'

interface Asking {
  readonly ctx: Pick<Context, 'clock' | 'promotionGuard'>
  readonly memberId: string | null
  /** When; now unless it is named. */
  readonly at?: Date
}

/** Whether a member may be shown and granted promotions. A guest may be shown them. Every place that does either asks here. */
export async function mayReceivePromotions(
  db: Kysely<Schema>,
  { ctx, memberId, at = new Date(ctx.clock.now()) }: Asking,
): Promise<boolean> {
  return memberId === null || ctx.promotionGuard(db, { memberId, at })
}

/** @throws Refusal `promotion-not-eligible` for a member who may receive none now. */
export async function requireMayReceive(
  db: Kysely<Schema>,
  asking: { ctx: Pick<Context, 'clock' | 'promotionGuard'>; memberId: string },
): Promise<void> {
  if (!(await mayReceivePromotions(db, asking))) refuse('promotion-not-eligible', { reason: 'withheld' })
}
