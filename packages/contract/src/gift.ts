import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { paying } from './rewardParts.ts'
import { identifier, instant, integer, nothing, pageInput, pageOf } from './schema/fields.ts'
import { money } from './schema/money.ts'

/** A gift for points, or for the turnover of a month: one of both is null. */
export const gift = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  picture: v.string(),
  points: v.nullable(v.number()),
  turnover: v.nullable(money),
  /** What it pays as cash; null for a thing. */
  value: v.nullable(money),
  stock: v.number(),
  /** How many the member may still have. */
  left: v.number(),
})

export type Gift = v.InferOutput<typeof gift>

export const gifts = defineEndpoint({
  name: 'promo.gifts',
  method: 'GET',
  path: '/api/findmed/v1/promo/gifts',
  origin: 'extension',
  access: 'optional',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    points: v.number(),
    /** What the member staked of its own money this month. */
    turnover: money,
    items: v.array(gift),
  }),
  errors: [],
  summary: 'Gifts with their stock, and what the member has towards them.',
})

const exchanged = v.object({ orderId: identifier, points: v.number(), value: money })

export const exchangeGift = defineEndpoint({
  name: 'promo.exchangeGift',
  method: 'POST',
  path: '/api/findmed/v1/promo/giftexchange',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({
    gift_id: identifier,
    quantity: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(99))),
  }),
  output: exchanged,
  errors: ['gift-unknown', 'gift-sold-out', 'gift-limit', 'points-insufficient', ...paying],
  summary: 'Exchanges points for a gift; one that is money goes into the central wallet.',
})

export const exchangeGiftByTurnover = defineEndpoint({
  name: 'promo.exchangeGiftByTurnover',
  method: 'POST',
  path: '/api/findmed/v1/promo/giftexchange/bet',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({ gift_id: identifier }),
  output: exchanged,
  errors: ['gift-unknown', 'gift-sold-out', 'gift-limit', 'turnover-missing', ...paying],
  summary: 'Exchanges the turnover of this month for a gift. Turnover is not used up.',
})

export const giftOrders = defineEndpoint({
  name: 'promo.giftOrders',
  method: 'GET',
  path: '/api/findmed/v1/promo/gifts/record',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object(pageInput),
  output: pageOf(
    v.object({
      id: v.string(),
      title: v.string(),
      quantity: v.number(),
      points: v.number(),
      value: v.nullable(money),
      at: instant,
    }),
  ),
  errors: [],
  summary: 'Gifts that the member has had, the newest first.',
})
