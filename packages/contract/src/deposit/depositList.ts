import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { pageInput } from '../schema/pageInput.ts'
import { pageOf } from '../schema/pageOf.ts'
import { depositOrder, depositStates } from './depositOrder.ts'

export const depositList = defineEndpoint({
  name: 'deposit.list',
  method: 'GET',
  path: '/api/f/v1/deposit/list',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ state: v.optional(v.picklist(depositStates)), ...pageInput }),
  output: pageOf(depositOrder),
  errors: [],
  summary: 'Deposit orders of the member, the newest first.',
})
