import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { closeOpenGame } from '../game/closeOpenGame.ts'

/** Ends the session; a game that is still open is closed as if the member had left it. */
export async function logout({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; sessionId: string }
}): Promise<{ loggedOut: true }> {
  await transact(ctx.db, async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ ended_at: new Date(ctx.clock.now()) })
      .where('id', '=', input.sessionId)
      .execute()
    await closeOpenGame(trx, { ctx, input: { memberId: input.memberId } })
  })
  return { loggedOut: true }
}
