import type { login as endpoint, MemberInfo } from '@koi/contract'
import type { SchemaOutput } from '@koi/api-core'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { toMemberInfo } from '../member/toMemberInfo.ts'
import { loginGuard } from './loginGuard.ts'
import { openSession } from './openSession.ts'
import { passwordLogin } from './passwordLogin.ts'
import { smsLogin } from './smsLogin.ts'

/**
 * Logs a member in by password or text-message code.
 *
 * @throws Refusal `bad-credentials`, `account-locked`, `secret-unreadable`, `sms-code-wrong`, `sms-code-expired`.
 */
export async function login({
  ctx,
  input,
}: {
  ctx: Context
  input: { form: SchemaOutput<(typeof endpoint)['input']>; device: string }
}): Promise<{ member: MemberInfo; token: string }> {
  const { form, device } = input
  const memberId =
    form.mode === 'password'
      ? await passwordLogin({ ctx, input: form })
      : await smsLogin({ ctx, input: form })
  await loginGuard.succeeded(ctx, memberId)
  return transact(ctx.db, async (trx) => {
    const member = await trx
      .updateTable('members')
      .set({ last_login_at: new Date(ctx.clock.now()) })
      .where('id', '=', memberId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const token = await openSession(trx, { ctx, input: { memberId, device } })
    return { member: toMemberInfo(member), token }
  })
}
