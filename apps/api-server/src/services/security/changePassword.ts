import type { SchemaOutput } from '@koi/api-core'
import { password as passwordRule } from '@koi/contract/rules'
import type { changePassword as endpoint } from '@koi/contract/security'
import * as v from 'valibot'
import { transact } from '../../db/transact.ts'
import { endSessions } from '../auth/endSessions.ts'
import { readSecret } from '../auth/loginPassword.ts'
import type { Context } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { refuse } from '../refusal.ts'
import { useSmsCode } from '../sms/checkSmsCode.ts'
import { requireProof } from './requireProof.ts'

/**
 * A new login password as it is stored.
 *
 * @throws Refusal `secret-unreadable`, `password-weak`.
 */
export async function readNewPassword(
  ctx: Context,
  { password, cipher }: { readonly password: string; readonly cipher?: 'rsa-oaep-256' | undefined },
): Promise<string> {
  const text = await readSecret(ctx, password, cipher)
  if (!v.is(passwordRule, text)) refuse('password-weak')
  return text
}

/** Refuses a new password that is the old one: nothing would change. @throws Refusal `password-same`. */
export async function requireOtherPassword(
  ctx: Context,
  { memberId, password }: { readonly memberId: string; readonly password: string },
): Promise<void> {
  const { password_hash } = await ctx.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (await ctx.hasher.verify(password, password_hash)) refuse('password-same')
}

/**
 * Changes the login password and ends every other login of the member.
 *
 * @throws Refusal `password-weak`, `password-same`, and those of `requireProof`.
 */
export async function changePassword({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; loginId: string; form: SchemaOutput<(typeof endpoint)['input']> }
}): Promise<{ ended: number }> {
  const { memberId, loginId, form } = input
  const password = await readNewPassword(ctx, form)
  const codeId = await requireProof({ ctx, input: { memberId, purpose: 'change-password', form } })
  await requireOtherPassword(ctx, { memberId, password })
  const password_hash = await ctx.hasher.hash(password)
  return transact(ctx.db, async (trx) => {
    if (codeId !== null) await useSmsCode(trx, { ctx, input: { codeId } })
    await trx.updateTable('members').set({ password_hash }).where('id', '=', memberId).execute()
    await writeMessage(trx, ctx, { memberId, content: { topic: 'password-changed' } })
    return { ended: await endSessions(trx, { ctx, input: { memberId, exceptLoginId: loginId } }) }
  })
}
