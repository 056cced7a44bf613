import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import { loginGuard } from './loginGuard.ts'

/**
 * Fresh authentication: the member's login password, again (ASVS 7.5). Failures lock this check and not the
 * login: whoever holds a stolen session cannot lock its owner out.
 *
 * @throws Refusal `password-wrong`, `password-locked` with `retryAt`.
 */
export async function demandLoginPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; password: string }
}): Promise<void> {
  const subject = `fresh:${input.memberId}`
  await loginGuard.claimTry(ctx, subject, 'password-locked')
  const member = await ctx.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', input.memberId)
    .executeTakeFirstOrThrow()
  if (!(await ctx.hasher.verify(input.password, member.password_hash))) refuse('password-wrong')
  await loginGuard.succeeded(ctx, subject)
}
