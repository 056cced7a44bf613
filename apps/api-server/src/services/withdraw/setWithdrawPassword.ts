import { demandLoginPassword } from '../auth/demandLoginPassword.ts'
import { readSecret } from '../auth/readSecret.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import { hashWithdrawPassword } from './hashWithdrawPassword.ts'

type Cipher = 'rsa-oaep-256' | undefined

/**
 * Sets the first withdraw password, confirmed by the login password.
 *
 * @throws Refusal `withdraw-password-set`, `withdraw-password-weak`, `password-wrong`, `password-locked`,
 * `secret-unreadable`.
 */
export async function setWithdrawPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; loginPassword: string; password: string; cipher: Cipher }
}): Promise<{ set: true }> {
  const { memberId, cipher } = input
  const password = await readSecret(ctx, input.password, cipher)
  const loginPassword = await readSecret(ctx, input.loginPassword, cipher)
  const hash = await hashWithdrawPassword(ctx, password)
  await demandLoginPassword({ ctx, input: { memberId, password: loginPassword } })
  const { numUpdatedRows } = await ctx.db
    .updateTable('members')
    .set({ withdraw_password_hash: hash })
    .where('id', '=', memberId)
    .where('withdraw_password_hash', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('withdraw-password-set')
  return { set: true }
}
