import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { calendarDate, identifier, instant, listOf, nothing, pageInput, pageOf } from './schema/fields.ts'
import { hundredths, money } from './schema/money.ts'

/** What a level gives: once when it is reached, on the birthday, and back of the turnover of a day. */
export const vipGiftKinds = ['level-up', 'birthday', 'rebate'] as const
export type VipGiftKind = (typeof vipGiftKinds)[number]

/** Why a level is what it is from then on. */
export const vipStepReasons = ['reached', 'kept', 'dropped'] as const
export type VipStepReason = (typeof vipStepReasons)[number]

/** A gift of a level that can be claimed, or was. */
export const vipGift = v.object({
  id: v.string(),
  kind: v.picklist(vipGiftKinds),
  level: v.number(),
  amount: money,
  createdAt: instant,
  expiresAt: instant,
  state: v.picklist(['claimable', 'claimed', 'expired']),
})

export type VipGift = v.InferOutput<typeof vipGift>

export const vip = defineEndpoint({
  name: 'member.vip',
  method: 'GET',
  path: '/api/findmed/v1/member/vips',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    level: v.number(),
    name: v.string(),
    /** False for a member who may receive no promotions now: it is told of no gift and of no next level. */
    eligible: v.boolean(),
    /** What was staked of own money in the calendar month of the business time zone. */
    turnover: money,
    month: v.object({ first: calendarDate, last: calendarDate }),
    nextLevel: v.nullable(v.number()),
    /** What is still lacking this month: to the next level, and to keep this one. */
    turnoverNeeded: v.nullable(money),
    keepNeeded: money,
    gifts: v.array(vipGift),
  }),
  errors: [],
  summary: 'VIP level, progress to the next, what keeps it, and gifts to claim.',
})

export const vipLevels = defineEndpoint({
  name: 'member.vipLevels',
  method: 'GET',
  path: '/api/findmed/v1/member/vips/list',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(
    v.object({
      level: v.number(),
      name: v.string(),
      /** Turnover of a month that reaches it, and that keeps it. */
      turnoverNeeded: money,
      turnoverToKeep: money,
      upgradeBonus: money,
      birthdayGift: money,
      /** Rebate on the turnover of a day, in percent. */
      rebatePercent: hundredths,
    }),
  ),
  errors: [],
  summary: 'VIP levels and their benefits.',
})

export const vipHistory = defineEndpoint({
  name: 'member.vipHistory',
  method: 'GET',
  path: '/api/findmed/v1/member/vips/history',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object(pageInput),
  output: pageOf(
    v.object({
      id: v.string(),
      reason: v.picklist(vipStepReasons),
      from: v.number(),
      to: v.number(),
      turnover: money,
      at: instant,
    }),
  ),
  errors: [],
  summary: 'How the level of the member changed, the newest first.',
})

export const claimVipGift = defineEndpoint({
  name: 'member.claimVipGift',
  method: 'POST',
  path: '/api/findmed/v1/member/vips/claim',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({ id: identifier }),
  output: v.object({ id: identifier, amount: money }),
  errors: [
    'promotion-no-claim',
    'promotion-claimed',
    'promotion-not-eligible',
    'idempotency-key',
    'idempotency-conflict',
  ],
  summary: 'Claims a gift of a level; it is cash.',
})
