import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { smsCode } from '../rules/smsCode.ts'

export const removeCoinAccount = defineEndpoint({
  name: 'withdraw.removeCoinAccount',
  method: 'POST',
  path: '/api/f/v1/virtual/delete',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier, code: smsCode }),
  output: v.object({ removed: v.literal(true) }),
  errors: ['payout-account-unknown', 'payout-account-in-use', 'sms-code-wrong', 'sms-code-expired'],
  summary: 'Removes a coin account, confirmed by text message.',
})
