import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { depositOrder } from './depositOrder.ts'

export const depositDetail = defineEndpoint({
  name: 'deposit.detail',
  method: 'GET',
  path: '/api/f/v1/deposit/detail',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: depositOrder,
  errors: ['order-unknown'],
  summary: 'One deposit order of the member with its ladder and payments.',
})
