import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { pageInput } from '../schema/pageInput.ts'
import { pageOf } from '../schema/pageOf.ts'
import { withdrawal } from './withdrawal.ts'

export const withdrawalList = defineEndpoint({
  name: 'withdraw.list',
  method: 'GET',
  path: '/api/f/v1/withdraw/list',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object(pageInput),
  output: pageOf(withdrawal),
  errors: [],
  summary: "The member's withdrawals, the newest first.",
})
