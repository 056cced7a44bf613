import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Context } from './context.ts'
import { refuse } from './refusal.ts'

/** Whether a member may be shown and granted promotions now. A guest may be shown them. Every place that does either asks here. */
export async function mayReceivePromotions(
  db: Kysely<Schema>,
  { ctx, memberId }: { ctx: Pick<Context, 'clock' | 'promotionGuard'>; memberId: string | null },
): Promise<boolean> {
  return memberId === null || ctx.promotionGuard(db, { memberId, at: new Date(ctx.clock.now()) })
}

/** @throws Refusal `promotion-not-eligible` for a member who may receive none now. */
export async function requireMayReceive(
  db: Kysely<Schema>,
  asking: { ctx: Pick<Context, 'clock' | 'promotionGuard'>; memberId: string },
): Promise<void> {
  if (!(await mayReceivePromotions(db, asking))) refuse('promotion-not-eligible', { reason: 'withheld' })
}
