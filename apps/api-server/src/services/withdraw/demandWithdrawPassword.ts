import { loginGuard } from '../auth/loginGuard.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import { guardSubject } from './guardSubject.ts'

/**
 * Checks the withdraw password. The fifth failure within 30 minutes locks it for 30 minutes, and says so; a try counts before it is checked,
 * so that guesses sent at once are no more than guesses sent in turn.
 *
 * @throws Refusal `withdraw-password-unset`, `withdraw-password-locked` with `retryAt`, `withdraw-password-wrong` with
 * `triesLeft`.
 */
export async function demandWithdrawPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; password: string | undefined }
}): Promise<void> {
  const { memberId, password } = input
  const { withdraw_password_hash: hash } = await ctx.db
    .selectFrom('members')
    .select('withdraw_password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (hash === null) refuse('withdraw-password-unset')
  if (password === undefined) refuse('withdraw-password-wrong')
  const claim = await loginGuard.claimTry(ctx, guardSubject(memberId), 'withdraw-password-locked')
  if (!(await ctx.hasher.verify(password, hash))) {
    const { triesLeft, lockedUntil } = claim
    if (lockedUntil) refuse('withdraw-password-locked', { retryAt: lockedUntil.toISOString() })
    refuse('withdraw-password-wrong', { triesLeft })
  }
  await loginGuard.succeeded(ctx, guardSubject(memberId))
}
