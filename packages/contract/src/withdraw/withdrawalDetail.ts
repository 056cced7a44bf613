import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { withdrawal } from './withdrawal.ts'

export const withdrawalDetail = defineEndpoint({
  name: 'withdraw.detail',
  method: 'GET',
  path: '/api/f/v1/withdraw/detail',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: withdrawal,
  errors: ['withdrawal-unknown'],
  summary: 'One withdrawal of the member with its ladder.',
})
