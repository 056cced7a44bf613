import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { amountInput } from '../schema/amountInput.ts'
import { decimal } from '../schema/decimal.ts'
import { flag } from '../schema/flag.ts'
import { instant } from '../schema/instant.ts'
import { venueId } from '../schema/venueId.ts'

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
    again: v.optional(flag),
  }),
  output: v.object({
    id: v.string(),
    from: v.number(),
    to: v.number(),
    amount: decimal,
    central: decimal,
    venue: decimal,
    at: instant,
  }),
  errors: [
    'insufficient-balance',
    'amount-out-of-range',
    'transfer-route',
    'unknown-venue',
    'venue-maintenance',
    'repeat-suspected',
    'idempotency-key',
    'idempotency-conflict',
  ],
  summary: 'Moves money between the central wallet (0) and one venue wallet.',
})
