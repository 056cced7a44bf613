import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { listOf } from '../schema/listOf.ts'
import { payoutAccount, payoutKinds } from './payoutAccount.ts'

export const payoutAccounts = defineEndpoint({
  name: 'withdraw.accounts',
  method: 'POST',
  path: '/api/f/v1/member/banks',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: v.object({ withdraw_type: v.optional(v.picklist(payoutKinds)) }),
  output: listOf(payoutAccount),
  errors: [],
  summary: 'Bound accounts of the member, of one kind or all.',
})
