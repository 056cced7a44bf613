import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { decimal } from '../schema/decimal.ts'

export const giftTurnover = defineEndpoint({
  name: 'promo.giftTurnover',
  method: 'POST',
  path: '/api/findmed/v1/promo/giftexchange/bet',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: v.object({ gift_id: v.optional(identifier) }),
  output: v.object({ turnover: decimal, needed: decimal }),
  errors: [],
  summary: 'Turnover made towards a gift.',
})
