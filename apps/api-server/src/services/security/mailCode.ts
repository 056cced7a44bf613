import { access } from '../../rules/access.ts'
import { maskEmail } from '../../security/mask.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'
import { checkSmsCode } from '../sms/checkSmsCode.ts'
import { sendSms } from '../sms/sendSms.ts'

/** Codes sent by mail are kept, counted and shown like those of text messages: in place of a calling code stands this. */
const area = 'mail'

/** A code for a mail address that the member says is its own. */
export async function sendNewMailCode({
  ctx,
  input,
}: {
  ctx: Context
  input: { device: string; email: string }
}) {
  const { device, email } = input
  const sent = await sendSms({ ctx, input: { area, phone: email, device, purpose: 'bind-mail' } })
  return { ...sent, to: maskEmail(email) }
}

/**
 * The member's verified mail address, once it has been theirs for some days; at once where it came with the account.
 *
 * @throws Refusal `mail-unset` where there is none, `mail-too-new` with `until`.
 */
async function ownMail(ctx: Context, memberId: string): Promise<string> {
  const {
    email,
    email_verified_at: verified,
    created_at: opened,
  } = await ctx.db
    .selectFrom('members')
    .select(['email', 'email_verified_at', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (email === null || verified === null) refuse('mail-unset')
  const until = verified.getTime() + access.mailRest
  if (verified > opened && until > ctx.clock.now())
    refuse('mail-too-new', { until: new Date(until).toISOString() })
  return email
}

/**
 * A code for the member's verified mail address: it stands in for a phone that is not at hand.
 *
 * @throws Refusal `mail-unset`, `mail-too-new`, `sms-too-often`.
 */
export async function sendOwnMailCode({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; device: string }
}) {
  const { memberId, device } = input
  const email = await ownMail(ctx, memberId)
  const sent = await sendSms({
    ctx,
    input: { area, phone: email, device, purpose: 'change-phone', memberId },
  })
  return { ...sent, to: maskEmail(email) }
}

/**
 * Checks a code that was sent to an address, and answers the id to use it up with.
 *
 * @throws Refusal `sms-code-wrong`, `sms-code-expired`.
 */
export function checkNewMailCode(
  ctx: Context,
  input: { readonly email: string; readonly code: string; readonly device: string },
): Promise<string> {
  const { email, code, device } = input
  return checkSmsCode({
    ctx,
    input: { area, phone: email, code, device, purpose: 'bind-mail', field: 'code' },
  })
}

/**
 * Checks a code that was sent to the member's verified address, and answers the id to use it up with.
 *
 * @throws Refusal `mail-unset`, `mail-too-new`, `sms-code-wrong`, `sms-code-expired`.
 */
export async function checkOwnMailCode(
  ctx: Context,
  { memberId, code }: { readonly memberId: string; readonly code: string },
): Promise<string> {
  return checkSmsCode({
    ctx,
    input: { area, phone: await ownMail(ctx, memberId), code, purpose: 'change-phone', field: 'mail_code' },
  })
}
