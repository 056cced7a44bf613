import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { ladder, paying } from './rewardParts.ts'
import { calendarDate, nothing } from './schema/fields.ts'
import { money } from './schema/money.ts'

/** Whether a missed day can still be made up; else it is too long ago, before the registration, or one too many this month. */
const makeUp = v.picklist(['open', 'reach', 'registration', 'limit'])

/**
 * A day of the sign-in calendar; `reward` and `points` are what it brought, or would bring now: a missed day also what the
 * signed days after it bring more once it is made up.
 */
const signInDay = v.object({
  day: calendarDate,
  signed: v.boolean(),
  madeUp: v.boolean(),
  /** Null for a day that is signed or not over yet. */
  makeUp: v.nullable(makeUp),
  reward: money,
  points: v.number(),
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
