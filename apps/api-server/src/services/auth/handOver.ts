import type { MemberInfo } from '@koi/contract/member'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import { newToken, sha256 } from '../../security/token.ts'
import type { Context, ServedBrand } from '../context.ts'
import { toMemberInfo } from '../member/memberInfo.ts'
import { refuse } from '../refusal.ts'
import { lockSessions, openSession } from './session.ts'

type Brand = Pick<ServedBrand, 'handOver'>

/**
 * Gives a one-time code with which another tab of this device and origin begins a session of the same login (D5). It is
 * stored only as a hash.
 *
 * @param input.superseded whether the caller's token is the one before the newest.
 * @throws Refusal `not-available` where the brand does not offer it.
 */
export async function handOver({
  ctx,
  input,
}: {
  ctx: Context
  input: {
    sessionId: string
    superseded: boolean
    device: string
    origin: string
    brand: Brand
  }
}): Promise<{ code: string; expiresAt: string; superseded: boolean }> {
  if (!input.brand.handOver) refuse('not-available')
  const code = newToken(ctx.random)
  const expires_at = new Date(ctx.clock.now() + access.handOver)
  await ctx.db
    .insertInto('hand_overs')
    .values({
      code_hash: sha256(code),
      session_id: input.sessionId,
      device: input.device,
      origin: input.origin,
      expires_at,
      used_at: null,
    })
    .execute()
  return { code, expiresAt: expires_at.toISOString(), superseded: input.superseded }
}

/**
 * Begins a session of the login that a hand-over code stands for. It ends no later than the tab that gave the code, and
 * a tab that is logged out or idle gives nothing.
 *
 * @throws Refusal `hand-over-invalid` for a code that is unknown, used, too old, or of another device or origin.
 */
export async function takeOver({
  ctx,
  input,
}: {
  ctx: Context
  input: { code: string; device: string; origin: string; brand: Brand }
}): Promise<{ member: MemberInfo; token: string }> {
  const { device, origin, brand } = input
  if (!brand.handOver) refuse('not-available')
  const now = ctx.clock.now()
  const at = new Date(now)
  return transact(ctx.db, async (trx) => {
    const used = await trx
      .updateTable('hand_overs')
      .set({ used_at: at })
      .where('code_hash', '=', sha256(input.code))
      .where('device', '=', device)
      .where('origin', '=', origin)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .returning('session_id')
      .executeTakeFirst()
    if (!used) refuse('hand-over-invalid')
    const { member_id: memberId } = await trx
      .selectFrom('sessions')
      .select('member_id')
      .where('id', '=', used.session_id)
      .executeTakeFirstOrThrow()
    await lockSessions(trx, memberId)
    const giver = await trx
      .selectFrom('sessions')
      .select(['login_id', 'expires_at'])
      .where('id', '=', used.session_id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', at)
      .where('last_active_at', '>', new Date(now - access.session.idle))
      .executeTakeFirst()
    if (!giver) refuse('hand-over-invalid')
    const { login_id: loginId, expires_at: expiresAt } = giver
    const token = await openSession(trx, { ctx, input: { memberId, loginId, device, expiresAt } })
    const member = await trx
      .selectFrom('members')
      .selectAll()
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    return { member: toMemberInfo(member), token }
  })
}
