import type { memberSmsPurposes } from '@koi/contract'
import { mask } from '../../security/mask.ts'
import type { Context } from '../context.ts'
import { sendSms } from './sendSms.ts'

/**
 * Sends a code to the member's own phone, and answers where it went, masked (D22).
 *
 * @throws Refusal `sms-too-often` with `retryAt`.
 */
export async function sendMemberSms({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; device: string; purpose: (typeof memberSmsPurposes)[number] }
}) {
  const { device, purpose } = input
  const { area, phone } = await ctx.db
    .selectFrom('members')
    .select(['area', 'phone'])
    .where('id', '=', input.memberId)
    .executeTakeFirstOrThrow()
  const sent = await sendSms({ ctx, input: { area, phone, device, purpose } })
  return { ...sent, phone: mask(phone) }
}
