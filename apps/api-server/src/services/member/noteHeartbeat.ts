import type { Context } from '../context.ts'

/** Notes that a session is alive and in which game; it is no activity and keeps no session open (D5, D6). */
export async function noteHeartbeat({
  ctx,
  input,
}: {
  ctx: Context
  input: { sessionId: string; gameid: string; platform: string }
}): Promise<{ serverTime: string }> {
  const at = new Date(ctx.clock.now())
  await ctx.db
    .updateTable('sessions')
    .set({ seen_at: at, seen_game: input.gameid || null, seen_platform: input.platform || null })
    .where('id', '=', input.sessionId)
    .execute()
  return { serverTime: at.toISOString() }
}
