import type { SchemaOutput } from '@koi/api-core'
import type { forgetPassword as endpoint } from '@koi/contract/auth'
import { account as accountRule } from '@koi/contract/rules'
import * as v from 'valibot'
import { transact } from '../../db/transact.ts'
import { endSessions } from '../auth/endSessions.ts'
import { forgiveDevice } from '../auth/login.ts'
import type { Context } from '../context.ts'
import { rememberDevice } from '../member/devices.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { checkSmsCode, useSmsCode } from '../sms/checkSmsCode.ts'
import { readNewPassword, requireOtherPassword } from './changePassword.ts'

/** The member with this account and this phone; both have to be right. */
async function findMember(
  ctx: Context,
  { account, area, phone }: { readonly account: string; readonly area: string; readonly phone: string },
): Promise<{ id: string; account: string } | undefined> {
  const name = v.safeParse(accountRule, account)
  return ctx.db
    .selectFrom('members')
    .select(['id', 'account'])
    .where('account', '=', name.success ? name.output : '')
    .where('area', '=', area)
    .where('phone', '=', phone)
    .executeTakeFirst()
}

/**
 * Sets a forgotten login password anew, ends every session of the member, and takes the device for the member's from now
 * on. An account that does not exist, and one with another phone, are answered and counted as a wrong code.
 *
 * @throws Refusal `password-weak`, `password-same` once the code is right, `secret-unreadable`, `sms-code-wrong` with `triesLeft`, `sms-code-expired`.
 */
export async function resetPassword({
  ctx,
  input,
}: {
  ctx: Context
  input: { form: SchemaOutput<(typeof endpoint)['input']>; device: string }
}): Promise<{ changed: true }> {
  const { form, device } = input
  const { area, phone, code } = form
  const password = await readNewPassword(ctx, form)
  const member = await findMember(ctx, form)
  const codeId = await checkSmsCode({
    ctx,
    input: { area, phone, code, device, purpose: 'reset', denied: member === undefined },
  })
  // `checkSmsCode` has refused already where there is none.
  if (!member) return { changed: true }
  await requireOtherPassword(ctx, { memberId: member.id, password })
  const password_hash = await ctx.hasher.hash(password)
  await transact(ctx.db, async (trx) => {
    await useSmsCode(trx, { ctx, input: { codeId } })
    await trx.updateTable('members').set({ password_hash }).where('id', '=', member.id).execute()
    await endSessions(trx, { ctx, input: { memberId: member.id } })
    await writeMessage(trx, ctx, { memberId: member.id, content: { topic: 'password-reset' } })
    await rememberDevice(trx, { ctx, input: { memberId: member.id, device } })
  })
  await forgiveDevice({ ctx, input: { memberId: member.id, account: member.account, phone, device } })
  return { changed: true }
}
