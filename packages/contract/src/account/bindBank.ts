import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { holderName } from '../rules/holderName.ts'
import { smsCode } from '../rules/smsCode.ts'
import { payoutAccount } from '../withdraw/payoutAccount.ts'

const regionCode = v.pipe(v.string(), v.regex(/^\d{6}$/))

export const bindBank = defineEndpoint({
  name: 'account.bindBank',
  method: 'POST',
  path: '/api/f/v1/member/banks/bind',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({
    /** Asked for with the first account; from then on it is fixed. */
    holder: v.optional(holderName),
    bank: v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/)),
    /** Digits only; the check digit is the service's to see. */
    number: v.pipe(v.string(), v.regex(/^\d{1,24}$/)),
    province: regionCode,
    city: regionCode,
    code: smsCode,
  }),
  output: payoutAccount,
  errors: [
    'holder-required',
    'holder-mismatch',
    'card-number-invalid',
    'payout-account-bound',
    'payout-account-limit',
    'sms-code-wrong',
    'sms-code-expired',
  ],
  summary: 'Binds a bank card, confirmed by text message.',
})
