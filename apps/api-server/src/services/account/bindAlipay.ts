import { maskEmail } from '../../security/maskEmail.ts'
import { maskTail } from '../../security/maskTail.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { bindAccount } from './bindAccount.ts'

/**
 * Binds an Alipay account, named by a phone number or a mail address.
 *
 * @throws Refusal those of `bindAccount`.
 */
export async function bindAlipay({
  ctx,
  input,
}: {
  ctx: Context
  input: {
    memberId: string
    holder: string | undefined
    account: string
    smsCode: string
    locale: Locale
  }
}) {
  const { account, ...rest } = input
  const masked = account.includes('@') ? maskEmail(account) : maskTail(account)
  return bindAccount({ ctx, input: { ...rest, kind: 'alipay', code: 'alipay', number: account, masked } })
}
