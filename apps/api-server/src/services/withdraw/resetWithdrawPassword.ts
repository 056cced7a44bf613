import { transact } from '../../db/transact.ts'
import { demandLoginPassword } from '../auth/demandLoginPassword.ts'
import { loginGuard } from '../auth/loginGuard.ts'
import { readSecret } from '../auth/readSecret.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import { checkMemberCode } from '../sms/checkMemberCode.ts'
import { useSmsCode } from '../sms/useSmsCode.ts'
import { guardSubject } from './guardSubject.ts'
import { hashWithdrawPassword } from './hashWithdrawPassword.ts'

/** What takes the place of a forgotten withdraw password. */
export interface WithdrawPasswordReset {
  readonly memberId: string
  readonly smsCode: string
  readonly loginPassword: string
  readonly password: string
  readonly cipher: 'rsa-oaep-256' | undefined
}

/**
 * Sets a forgotten withdraw password anew, confirmed by text message and login password together; its lock ends.
 *
 * @throws Refusal `withdraw-password-unset`, `withdraw-password-weak`, `password-wrong`, `password-locked`,
 * `sms-code-wrong`, `sms-code-expired`, `secret-unreadable`.
 */
export async function resetWithdrawPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: WithdrawPasswordReset
}): Promise<{ set: true }> {
  const { memberId, smsCode, cipher } = input
  const password = await readSecret(ctx, input.password, cipher)
  const loginPassword = await readSecret(ctx, input.loginPassword, cipher)
  const hash = await hashWithdrawPassword(ctx, password)
  const codeId = await checkMemberCode({
    ctx,
    input: { memberId, code: smsCode, purpose: 'withdraw-password' },
  })
  await demandLoginPassword({ ctx, input: { memberId, password: loginPassword } })
  await transact(ctx.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set({ withdraw_password_hash: hash })
      .where('id', '=', memberId)
      .where('withdraw_password_hash', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse('withdraw-password-unset')
    await useSmsCode(trx, { ctx, input: { codeId } })
  })
  await loginGuard.succeeded(ctx, guardSubject(memberId))
  return { set: true }
}
