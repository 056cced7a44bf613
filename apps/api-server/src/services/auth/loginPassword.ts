import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'
import { guardTry } from './loginGuard.ts'

/**
 * Fresh authentication: the member's login password, again (ASVS 7.5). Failures lock this check and not the
 * login: whoever holds a stolen session cannot lock its owner out.
 *
 * @throws Refusal `password-wrong` with `triesLeft`, and `password-locked` with `retryAt` from the last failure on.
 */
export async function requireLoginPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; password: string }
}): Promise<void> {
  const member = await ctx.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', input.memberId)
    .executeTakeFirstOrThrow()
  const verdict = await guardTry(ctx, `fresh:${input.memberId}`, () =>
    ctx.hasher.verify(input.password, member.password_hash),
  )
  if (verdict.state === 'right') return
  const retryAt = verdict.state === 'locked' ? verdict.retryAt : verdict.lockedUntil
  if (retryAt) refuse('password-locked', { retryAt: retryAt.toISOString() })
  if (verdict.state === 'wrong') refuse('password-wrong', { triesLeft: verdict.triesLeft })
}

/**
 * The text of a secret field, decrypted where `cipher` says so (D14).
 *
 * @throws Refusal `secret-unreadable` when it was not encrypted for this server.
 */
export async function readSecret(
  ctx: Context,
  secret: string,
  cipher: 'rsa-oaep-256' | undefined,
): Promise<string> {
  if (cipher === undefined) return secret
  const keyring = await ctx.keyring()
  return keyring.decrypt(secret) ?? refuse('secret-unreadable')
}
