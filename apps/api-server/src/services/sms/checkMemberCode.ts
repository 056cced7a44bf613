import type { memberSmsPurposes } from '@koi/contract'
import type { Context } from '../context.ts'
import { checkSmsCode } from './checkSmsCode.ts'

/**
 * Compares a code with the one sent to the member's own phone, and answers the id to use it up with.
 *
 * @throws Refusal `sms-code-wrong` with `triesLeft`, `sms-code-expired`.
 */
export async function checkMemberCode({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; code: string; purpose: (typeof memberSmsPurposes)[number] }
}): Promise<string> {
  const { code, purpose } = input
  const phone = await ctx.db
    .selectFrom('members')
    .select(['area', 'phone'])
    .where('id', '=', input.memberId)
    .executeTakeFirstOrThrow()
  return checkSmsCode({ ctx, input: { ...phone, code, purpose } })
}
