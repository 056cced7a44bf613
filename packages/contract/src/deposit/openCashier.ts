import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'

export const openCashier = defineEndpoint({
  name: 'deposit.cashier',
  method: 'POST',
  path: '/api/f/v1/deposit/cashier',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: v.object({
    /** Address of the payment page with a one-time ticket, never the token (D20, D22). */
    url: v.pipe(v.string(), v.url()),
  }),
  errors: ['order-unknown', 'order-closed'],
  summary: 'Gives a fresh address of the payment page of an order that awaits its payment.',
})
