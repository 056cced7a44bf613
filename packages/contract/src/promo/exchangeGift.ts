import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { integer } from '../schema/integer.ts'

export const exchangeGift = defineEndpoint({
  name: 'promo.exchangeGift',
  method: 'POST',
  path: '/api/findmed/v1/promo/giftexchange',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({
    gift_id: identifier,
    quantity: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(99))),
  }),
  output: v.object({ orderId: identifier, points: v.number() }),
  errors: [],
  summary: 'Exchanges points for a gift.',
})
