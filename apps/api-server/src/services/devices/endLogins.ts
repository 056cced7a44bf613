import { transact } from '../../db/transact.ts'
import { endSessions } from '../auth/endSessions.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { refuse } from '../refusal.ts'

/**
 * Logs one device of the member out, and tells the member of it unless it was logged out before.
 *
 * @throws Refusal `login-unknown` where the member has no such login, whoever else has it.
 */
export async function endLogin({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string }
}): Promise<{ ended: number }> {
  const { memberId, id } = input
  return transact(ctx.db, async (trx) => {
    const own = await trx
      .selectFrom('logins')
      .select(['browser', 'system', 'address', 'place'])
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (!own) refuse('login-unknown')
    const ended = await endSessions(trx, { ctx, input: { memberId, loginId: id } })
    if (ended > 0) await writeMessage(trx, ctx, { memberId, content: { topic: 'device-logged-out', ...own } })
    return { ended }
  })
}

/** Logs every other device of the member out, and tells the member of it in one message. */
export async function endOtherLogins({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; loginId: string }
}): Promise<{ ended: number }> {
  const { memberId, loginId } = input
  return transact(ctx.db, async (trx) => {
    const ended = await endSessions(trx, { ctx, input: { memberId, exceptLoginId: loginId } })
    if (ended > 0) await writeMessage(trx, ctx, { memberId, content: { topic: 'other-devices-logged-out' } })
    return { ended }
  })
}
