import { access } from '../../rules/access.ts'
import { newToken } from '../../security/newToken.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Context } from '../context.ts'

/** The holder of a living token. */
export interface Authenticated {
  readonly memberId: string
  readonly sessionId: string
  /** A new token of the chain, when the old one was due for rotation. */
  readonly freshToken: string | null
}

const { session: rules } = access

/**
 * Looks a token up: newest of its chain, or the one before for 60 s. Idle and absolute life are checked here, and the
 * token is rotated when it is old enough; of parallel calls only one rotates (D22).
 *
 * @param input.active false for the heartbeat, which is no activity (D5).
 */
export async function authenticate({
  ctx,
  input,
}: {
  ctx: Context
  input: { token: string; active: boolean }
}): Promise<Authenticated | null> {
  const now = ctx.clock.now()
  const hash = sha256(input.token)
  const session = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'member_id', 'token_hash', 'token_issued_at', 'last_active_at'])
    .where((eb) =>
      eb.or([
        eb('token_hash', '=', hash),
        eb.and([eb('previous_hash', '=', hash), eb('previous_until', '>', new Date(now))]),
      ]),
    )
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('last_active_at', '>', new Date(now - rules.idle))
    .executeTakeFirst()
  if (!session) return null

  const due = session.token_hash === hash && session.token_issued_at.getTime() <= now - rules.rotateAfter
  const touched = input.active && session.last_active_at.getTime() <= now - rules.touchEvery
  let freshToken: string | null = null
  if (due) {
    const candidate = newToken(ctx.random)
    const rotated = await ctx.db
      .updateTable('sessions')
      .set({
        token_hash: sha256(candidate),
        token_issued_at: new Date(now),
        previous_hash: hash,
        previous_until: new Date(now + rules.previousValid),
      })
      .where('id', '=', session.id)
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (rotated.numUpdatedRows > 0n) freshToken = candidate
  }
  if (touched) {
    await ctx.db
      .updateTable('sessions')
      .set({ last_active_at: new Date(now) })
      .where('id', '=', session.id)
      .where('last_active_at', '<', new Date(now))
      .execute()
  }
  return { memberId: session.member_id, sessionId: session.id, freshToken }
}
