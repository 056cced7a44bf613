import { transact } from '../db/transact.ts'
import { play } from '../rules/games.ts'
import type { Context } from '../services/context.ts'
import { settleHeldRound } from '../services/round/settleHeldRound.ts'

const batch = 100

/** Settles rounds that nobody came back to, so that no stake stays held for ever (GLI 4.16). */
export async function settleAbandonedRounds(ctx: Context): Promise<void> {
  const abandoned = await ctx.db
    .selectFrom('game_rounds')
    .select(['id', 'session_id as sessionId'])
    .where('settled_at', 'is', null)
    .where('placed_at', '<', new Date(ctx.clock.now() - play.abandonedRound))
    .limit(batch)
    .execute()
  for (const input of abandoned) {
    await transact(ctx.db, (trx) => settleHeldRound(trx, { ctx, input, wait: false }))
  }
}
