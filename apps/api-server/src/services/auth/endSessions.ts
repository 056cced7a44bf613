import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { closeOpenGame } from '../game/closeGame.ts'
import { lockSessions } from './session.ts'

/** Which of the member's sessions end: all, those of one login, or those of every other login. */
interface Ending {
  readonly memberId: string
  readonly loginId?: string
  readonly exceptLoginId?: string
}

/**
 * Ends sessions of a member that are still open, and answers how many. A game that was played in one of them is closed as
 * if the member had left it.
 */
export async function endSessions(
  trx: Transaction<Schema>,
  { ctx, input }: { ctx: Context; input: Ending },
): Promise<number> {
  const { memberId, loginId, exceptLoginId } = input
  const at = new Date(ctx.clock.now())
  await lockSessions(trx, memberId)
  let ending = trx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
  if (loginId !== undefined) ending = ending.where('login_id', '=', loginId)
  if (exceptLoginId !== undefined) ending = ending.where('login_id', '<>', exceptLoginId)
  const ended = await ending.returning('seen_game').execute()
  if (ended.some((session) => session.seen_game !== null)) {
    await closeOpenGame(trx, { ctx, input: { memberId } })
  }
  return ended.length
}

/**
 * Ends the session of one tab, or those of all tabs of its login. A game that is still open is closed as if the member had
 * left it, unless another tab of the login is there to play it.
 */
export async function logout({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; sessionId: string; loginId: string; all: boolean }
}): Promise<{ loggedOut: true }> {
  const { memberId, sessionId, loginId, all } = input
  const at = new Date(ctx.clock.now())
  await transact(ctx.db, async (trx) => {
    await lockSessions(trx, memberId)
    await trx
      .updateTable('sessions')
      .set({ ended_at: at })
      .where((eb) => (all ? eb('login_id', '=', loginId) : eb('id', '=', sessionId)))
      .where('ended_at', 'is', null)
      .execute()
    const tab = await trx
      .selectFrom('sessions')
      .select('id')
      .where('login_id', '=', loginId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', at)
      .limit(1)
      .executeTakeFirst()
    if (!tab) await closeOpenGame(trx, { ctx, input: { memberId } })
  })
  return { loggedOut: true }
}
