import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { calendarDate, identifier, instant, integer, nothing, pageInput, pageOf } from './schema/fields.ts'
import { hundredths, money } from './schema/money.ts'

const paying = ['promotion-not-eligible', 'idempotency-key', 'idempotency-conflict'] as const

/** Whether a missed day can still be made up; else it is too long ago, before the registration, or one too many this month. */
const makeUp = v.picklist(['open', 'reach', 'registration', 'limit'])

/** A day of the sign-in calendar; `reward` and `points` are what it brought, or would bring now. */
const signInDay = v.object({
  day: calendarDate,
  signed: v.boolean(),
  madeUp: v.boolean(),
  /** Null for a day that is signed or not over yet. */
  makeUp: v.nullable(makeUp),
  reward: money,
  points: v.number(),
})

const ladder = v.array(v.object({ reward: money, points: v.number() }))

export const rewardRules = defineEndpoint({
  name: 'promo.rewardRules',
  method: 'GET',
  path: '/api/findmed/v1/promo/rules/rewards',
  origin: 'extension',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    /** What the days of a sign-in streak bring; it begins anew after the last. */
    ladder,
    /** Commission of an agent on what referred members stake, in percent. */
    commissionPercent: hundredths,
  }),
  errors: [],
  summary: 'What signing in and inviting friends brings, for those who are not logged in.',
})

export const signInInfo = defineEndpoint({
  name: 'promo.signInInfo',
  method: 'GET',
  path: '/api/findmed/v1/promo/sign/info',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    /** Today in the business time zone, whose name stands beside it. */
    today: calendarDate,
    timeZone: v.string(),
    /** False for a member who may receive no promotions now. */
    eligible: v.boolean(),
    signedToday: v.boolean(),
    /** How many days in a row, today or yesterday the last. */
    streak: v.number(),
    points: v.number(),
    makeUpsLeft: v.number(),
    /** In points. */
    makeUpCost: v.number(),
    /** How many days back a day can be made up. */
    makeUpReach: v.number(),
    /** What the days of a streak bring; it begins anew after the last. */
    ladder,
    days: v.array(signInDay),
  }),
  errors: [],
  summary: 'The sign-in calendar of this month, with the days of the last one that can still be made up.',
})

const signed = v.object({
  day: calendarDate,
  streak: v.number(),
  reward: money,
  points: v.number(),
  pointsLeft: v.number(),
})

export const signIn = defineEndpoint({
  name: 'promo.signIn',
  method: 'POST',
  path: '/api/findmed/v1/promo/sign',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: nothing,
  output: signed,
  errors: ['sign-in-done', ...paying],
  summary: 'Signs in for today, in the business time zone. The reward is cash.',
})

export const makeUpSignIn = defineEndpoint({
  name: 'promo.makeUpSignIn',
  method: 'POST',
  path: '/api/findmed/v1/promo/resign',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({ day: calendarDate }),
  output: signed,
  errors: ['make-up-refused', 'points-insufficient', ...paying],
  summary: 'Makes up a missed day for points.',
})

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
