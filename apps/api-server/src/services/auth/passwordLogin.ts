import { account as accountRule } from '@koi/contract'
import * as v from 'valibot'
import { sha256 } from '../../security/sha256.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import { loginGuard } from './loginGuard.ts'
import { readSecret } from './readSecret.ts'

/** A phone number stands for a member only where no other area has the same number. */
async function findMember(ctx: Context, name: string) {
  const query = ctx.db.selectFrom('members').select(['id', 'password_hash'])
  const account = v.safeParse(accountRule, name)
  if (account.success) return query.where('account', '=', account.output).executeTakeFirst()
  if (!/^\d{5,15}$/.test(name)) return undefined
  const [member, another] = await query.where('phone', '=', name).limit(2).execute()
  return another ? undefined : member
}

/**
 * Checks an account name or phone number with its password and answers the member's id. An unknown account costs the
 * same work and gets the same answer as a wrong password (D22).
 *
 * @throws Refusal `bad-credentials`, `account-locked`, `secret-unreadable`.
 */
export async function passwordLogin({
  ctx,
  input,
}: {
  ctx: Context
  input: { account: string; password: string; cipher?: 'rsa-oaep-256' | undefined }
}): Promise<string> {
  const password = await readSecret(ctx, input.password, input.cipher)
  const member = await findMember(ctx, input.account)
  const subject = member?.id ?? `unknown:${sha256(input.account.toLowerCase())}`
  await loginGuard.claimTry(ctx, subject)
  const matches = await ctx.hasher.verify(password, member?.password_hash ?? null)
  return member && matches ? member.id : refuse('bad-credentials')
}
