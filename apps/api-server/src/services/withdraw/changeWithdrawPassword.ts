import { readSecret } from '../auth/readSecret.ts'
import type { Context } from '../context.ts'
import { demandWithdrawPassword } from './demandWithdrawPassword.ts'
import { hashWithdrawPassword } from './hashWithdrawPassword.ts'

/**
 * Changes the withdraw password, confirmed by the old one.
 *
 * @throws Refusal `withdraw-password-weak`, `secret-unreadable`, and those of `demandWithdrawPassword`.
 */
export async function changeWithdrawPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; oldPassword: string; password: string; cipher: 'rsa-oaep-256' | undefined }
}): Promise<{ set: true }> {
  const { memberId, cipher } = input
  const password = await readSecret(ctx, input.password, cipher)
  const oldPassword = await readSecret(ctx, input.oldPassword, cipher)
  const hash = await hashWithdrawPassword(ctx, password)
  await demandWithdrawPassword({ ctx, input: { memberId, password: oldPassword } })
  await ctx.db
    .updateTable('members')
    .set({ withdraw_password_hash: hash })
    .where('id', '=', memberId)
    .execute()
  return { set: true }
}
