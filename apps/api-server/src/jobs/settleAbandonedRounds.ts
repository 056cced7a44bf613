import { transact } from '../db/transact.ts'
import { play } from '../rules/play.ts'
import type { Context } from '../services/context.ts'
import { payOut } from '../services/round/payOut.ts'

const batch = 100

/** Settles rounds that nobody came back to, so that no stake stays held for ever (GLI 4.16). */
export async function settleAbandonedRounds(ctx: Context): Promise<void> {
  const abandoned = await ctx.db
    .selectFrom('game_rounds')
    .select('id')
    .where('settled_at', 'is', null)
    .where('placed_at', '<', new Date(ctx.clock.now() - play.abandonedRound))
    .limit(batch)
    .execute()
  for (const { id } of abandoned) {
    await transact(ctx.db, async (trx) => {
      const round = await trx
        .selectFrom('game_rounds')
        .selectAll()
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!round) return
      const game = await trx
        .selectFrom('games as g')
        .innerJoin('venues as v', 'v.id', 'g.venue_id')
        .select(['g.rtp', 'v.game_type'])
        .where('g.id', '=', round.game_id)
        .executeTakeFirstOrThrow()
      await payOut(trx, ctx, round, { gameType: game.game_type, rtp: game.rtp })
    })
  }
}
