import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { integer } from '../schema/integer.ts'
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
  output: v.object({
    ...listOf(payoutAccount).entries,
    /** How many accounts of one kind a member can have. */
    max: integer,
  }),
  errors: [],
  summary: 'Bound accounts of the member, of one kind or all.',
})
