import { checkSmsCode } from '../sms/checkSmsCode.ts'
import { useSmsCode } from '../sms/useSmsCode.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'

/**
 * Checks a text-message code and answers the id of the member with that phone. It also opens a locked account.
 *
 * @throws Refusal `sms-code-wrong`, `sms-code-expired`, `bad-credentials` when no member has the phone.
 */
export async function smsLogin({
  ctx,
  input,
}: {
  ctx: Context
  input: { area: string; phone: string; code: string }
}): Promise<string> {
  const codeId = await checkSmsCode({ ctx, input: { ...input, purpose: 'login' } })
  await useSmsCode(ctx.db, { ctx, input: { codeId } })
  const member = await ctx.db
    .selectFrom('members')
    .select('id')
    .where('area', '=', input.area)
    .where('phone', '=', input.phone)
    .executeTakeFirst()
  return member?.id ?? refuse('bad-credentials')
}
