import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { alipayAccount } from '../rules/alipayAccount.ts'
import { holderName } from '../rules/holderName.ts'
import { smsCode } from '../rules/smsCode.ts'
import { payoutAccount } from '../withdraw/payoutAccount.ts'

export const bindAlipay = defineEndpoint({
  name: 'account.bindAlipay',
  method: 'POST',
  path: '/api/f/v1/member/alipay/bind',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({
    /** Asked for with the first account; from then on it is fixed. */
    holder: v.optional(holderName),
    account: alipayAccount,
    code: smsCode,
  }),
  output: payoutAccount,
  errors: [
    'holder-required',
    'holder-mismatch',
    'payout-account-bound',
    'payout-account-limit',
    'sms-code-wrong',
    'sms-code-expired',
  ],
  summary: 'Binds an Alipay account, confirmed by text message.',
})
