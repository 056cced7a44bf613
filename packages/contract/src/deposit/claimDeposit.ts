import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { depositOrder } from './depositOrder.ts'

export const claimDeposit = defineEndpoint({
  name: 'deposit.claim',
  method: 'POST',
  path: '/api/f/v1/deposit/paid',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: depositOrder,
  errors: ['order-unknown', 'order-closed'],
  summary: 'The member says that the order is paid. It is noted; only a payment that came in counts.',
})
