import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { flag, identifier, listOf, nothing, recordPageInput, pageOf } from './schema/fields.ts'
import { amountInput, coinNetworks } from './schema/money.ts'
import { depositChannelIds, depositChannel, depositStates, depositOrder } from './depositOrder.ts'

export const depositChannels = defineEndpoint({
  name: 'deposit.channels',
  method: 'GET',
  path: '/api/f/v1/deposit/channels',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(depositChannel),
  errors: [],
  summary: 'Ways to deposit with their limits, fees, times and maintenance.',
})

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
    network: v.optional(v.picklist(coinNetworks)),
    amount: amountInput,
    /** The member knows that the same request went through a moment ago, and means a second one. */
    confirm_duplicate: v.optional(flag),
    /** The deposit bonus that it is to bring, which is joined unless it is already. Without it the deposit brings none. */
    promo_id: v.optional(identifier),
  }),
  output: depositOrder,
  errors: [
    'deposit-channel-closed',
    'deposit-too-many',
    'amount-out-of-range',
    'promotion-unknown',
    'promotion-closed',
    'promotion-full',
    'promotion-not-eligible',
    'promotion-joined',
    'duplicate-suspected',
    'idempotency-key',
    'idempotency-conflict',
  ],
  summary: 'Opens a deposit order. Money moves only when a payment has come in.',
})

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

export const depositList = defineEndpoint({
  name: 'deposit.list',
  method: 'GET',
  path: '/api/f/v1/deposit/list',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ state: v.optional(v.picklist(depositStates)), ...recordPageInput }),
  output: pageOf(depositOrder),
  errors: [],
  summary: 'Deposit orders of the member, the newest first.',
})

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
