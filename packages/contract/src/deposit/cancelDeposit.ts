import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { depositOrder } from './depositOrder.ts'

export const cancelDeposit = defineEndpoint({
  name: 'deposit.cancel',
  method: 'POST',
  path: '/api/f/v1/deposit/cancel',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: depositOrder,
  errors: ['order-unknown', 'order-closed'],
  summary: 'Gives up an order for which nothing has been paid.',
})
