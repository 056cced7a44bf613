import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { amountInput } from '../schema/amountInput.ts'
import { flag } from '../schema/flag.ts'
import { depositChannelIds } from './depositChannel.ts'
import { depositOrder } from './depositOrder.ts'

export const createDeposit = defineEndpoint({
  name: 'deposit.create',
  method: 'POST',
  path: '/api/f/v1/deposit/create',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({
    channel: v.picklist(depositChannelIds),
    /** For coins, and only for them. */
    network: v.optional(v.picklist(['TRC20', 'ERC20'])),
    amount: amountInput,
    /** The member knows that the same request went through a moment ago, and means a second one. */
    again: v.optional(flag),
  }),
  output: depositOrder,
  errors: [
    'deposit-channel-closed',
    'deposit-too-many',
    'amount-out-of-range',
    'repeat-suspected',
    'idempotency-key',
    'idempotency-conflict',
  ],
  summary: 'Opens a deposit order. Money moves only when a payment has come in.',
})
