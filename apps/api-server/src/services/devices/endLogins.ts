import { transact } from '../../db/transact.ts'
import { endSessions } from '../auth/endSessions.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'

/**
 * Logs one device of the member out.
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
      .select('id')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (!own) refuse('login-unknown')
    return { ended: await endSessions(trx, { ctx, input: { memberId, loginId: id } }) }
  })
}

/** Logs every other device of the member out. */
export async function endOtherLogins({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; loginId: string }
}): Promise<{ ended: number }> {
  const { memberId, loginId } = input
  return transact(ctx.db, async (trx) => ({
    ended: await endSessions(trx, { ctx, input: { memberId, exceptLoginId: loginId } }),
  }))
}
