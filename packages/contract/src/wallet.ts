import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { gameType, venueStatus } from './game.ts'
import { flag, idList, instant, nothing, venueId } from './schema/fields.ts'
import { amountInput, money } from './schema/money.ts'

export const walletList = defineEndpoint({
  name: 'wallet.list',
  method: 'GET',
  path: '/api/game/walletlist',
  origin: 'specification',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ show: v.optional(idList) }),
  output: v.object({
    central: money,
    autoTransfer: v.boolean(),
    items: v.array(
      v.object({ venueId: v.number(), name: v.string(), gameType, status: venueStatus, balance: money }),
    ),
  }),
  errors: [],
  summary: 'The central wallet and the wallets of the shown venues.',
})

export const transfer = defineEndpoint({
  name: 'wallet.transfer',
  method: 'GET',
  path: '/api/game/transfer',
  origin: 'specification',
  access: 'member',
  encoding: 'query',
  effect: 'money',
  input: v.object({
    from: venueId,
    to: venueId,
    amount: amountInput,
    /** The member knows that the same request went through a moment ago, and means a second one. */
    confirm_duplicate: v.optional(flag),
  }),
  output: v.object({
    id: v.string(),
    from: v.number(),
    to: v.number(),
    amount: money,
    central: money,
    venue: money,
    at: instant,
  }),
  errors: [
    'insufficient-balance',
    'amount-out-of-range',
    'transfer-route',
    'unknown-venue',
    'venue-maintenance',
    'duplicate-suspected',
    'idempotency-key',
    'idempotency-conflict',
  ],
  summary: 'Moves money between the central wallet (0) and one venue wallet.',
})

export const recycle = defineEndpoint({
  name: 'wallet.recycle',
  method: 'GET',
  path: '/api/game/transfer/recycle',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'money',
  input: nothing,
  output: v.object({
    id: v.string(),
    total: money,
    central: money,
    moved: v.array(v.object({ venueId: v.number(), amount: money })),
    /** What stays where it is, in venues under maintenance, and until when. */
    left: v.optional(
      v.array(v.object({ venueId: v.number(), amount: money, until: v.nullable(instant) })),
      [],
    ),
    at: instant,
  }),
  errors: ['idempotency-key', 'idempotency-conflict'],
  summary: 'Moves every venue wallet back into the central wallet, except those of venues under maintenance.',
})

export const setAutoTransfer = defineEndpoint({
  name: 'wallet.setAutoTransfer',
  method: 'POST',
  path: '/api/game/autotransfer',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ enabled: flag }),
  output: v.object({ autoTransfer: v.boolean() }),
  errors: [],
  summary: 'Whether money follows the member into a game and back.',
})

export const moneyOutcome = defineEndpoint({
  name: 'money.outcome',
  method: 'POST',
  path: '/api/f/v1/money/outcome',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({
    /** The idempotency key of the call whose reply never came. */
    key: v.pipe(v.string(), v.uuid()),
  }),
  output: v.variant('state', [
    /** It took effect; `answer` is what its call answered. */
    v.object({ state: v.literal('done'), call: v.string(), answer: v.unknown() }),
    /** It did not, and never will: the key is dead from now on. */
    v.object({ state: v.literal('not-done') }),
    /** It is still being worked on; to be asked again. */
    v.object({ state: v.literal('unknown') }),
  ]),
  errors: [],
  summary: 'How a call that moves money ended, asked by its idempotency key. Settles it for good.',
})
