import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { instant } from '../schema/instant.ts'
import { nothing } from '../schema/nothing.ts'

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
    total: decimal,
    central: decimal,
    moved: v.array(v.object({ venueId: v.number(), amount: decimal })),
    /** What stays where it is, in venues under maintenance, and until when. */
    left: v.optional(
      v.array(v.object({ venueId: v.number(), amount: decimal, until: v.nullable(instant) })),
      [],
    ),
    at: instant,
  }),
  errors: ['idempotency-key', 'idempotency-conflict'],
  summary: 'Moves every venue wallet back into the central wallet, except those of venues under maintenance.',
})
