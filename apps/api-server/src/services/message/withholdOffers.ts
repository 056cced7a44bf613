import type { Context } from '../context.ts'
import { mayReceivePromotions } from '../mayReceive.ts'

/**
 * Takes the bulletins that offer something out of the boxes of a member who may receive no promotions, and answers whether
 * that is so. Once they may again those that still run are delivered anew; what has happened to the member itself stays.
 */
export async function withholdOffers(
  ctx: Pick<Context, 'clock' | 'db' | 'promotionGuard'>,
  memberId: string,
): Promise<boolean> {
  if (await mayReceivePromotions(ctx.db, { ctx, memberId })) return false
  await ctx.db
    .deleteFrom('messages')
    .where('member_id', '=', memberId)
    .where('box', '=', 'promotion')
    .where('bulletin_id', 'is not', null)
    // Who has removed one does not get it again.
    .where('removed_at', 'is', null)
    .execute()
  return true
}
