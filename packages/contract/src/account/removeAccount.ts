import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { smsCode } from '../rules/smsCode.ts'

export const removeAccount = defineEndpoint({
  name: 'account.remove',
  method: 'POST',
  path: '/api/f/v1/member/banks/delete',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier, code: smsCode }),
  output: v.object({ removed: v.literal(true) }),
  errors: ['payout-account-unknown', 'payout-account-in-use', 'sms-code-wrong', 'sms-code-expired'],
  summary: 'Removes a bank card or an Alipay account, confirmed by text message.',
})
