import { transact } from '../db/transact.ts'
import { play } from '../rules/games.ts'
import type { Context } from '../services/context.ts'
import { closeGame } from '../services/game/closeGame.ts'

const batch = 100

/** Ends demo sessions that nobody plays, and closes forgotten real ones as if the member had left them. */
export async function closeStaleGames(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .updateTable('game_sessions')
    .set({ closed_at: new Date(now), ticket_hash: null, key_hash: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('game_sessions')
        .select('id')
        .where('mode', '=', 'demo')
        .where('closed_at', 'is', null)
        .where('last_active_at', '<', new Date(now - play.demoIdle))
        // A game that a call holds is ended the next time.
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  const stale = await ctx.db
    .selectFrom('game_sessions')
    .select('id')
    .where('mode', '=', 'real')
    .where('closed_at', 'is', null)
    .where('last_active_at', '<', new Date(now - play.realIdle))
    .limit(batch)
    .execute()
  for (const { id } of stale) {
    await transact(ctx.db, async (trx) => {
      const open = await trx
        .selectFrom('game_sessions')
        .select(['member_id', 'venue_id'])
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!open?.member_id) return
      await closeGame(trx, { ctx, input: { id, memberId: open.member_id, venueId: open.venue_id } })
    })
  }
}
