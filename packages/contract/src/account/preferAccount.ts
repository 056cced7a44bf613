import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { payoutAccount } from '../withdraw/payoutAccount.ts'

export const preferAccount = defineEndpoint({
  name: 'account.prefer',
  method: 'POST',
  path: '/api/f/v1/member/banks/default',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: payoutAccount,
  errors: ['payout-account-unknown'],
  summary: 'Makes an account the one that a withdrawal is paid to unless another is chosen.',
})
