import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { bonus, bonusStates, joiningErrors } from './bonus.ts'
import { gameTypes } from './gameTypes.ts'
import { identifier, instant, integer, listOf, nothing, pageInput, pageOf } from './schema/fields.ts'
import { hundredths, money } from './schema/money.ts'

/** What a promotion gives for: a deposit, nothing in particular, deposits added up, or turnover. */
export const promotionKinds = ['deposit', 'standalone', 'recharge', 'rebate'] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** By what promotions are sorted into tabs. */
export const promotionCategories = ['newcomer', 'deposit', 'rebate', 'event'] as const
export type PromotionCategory = (typeof promotionCategories)[number]

/** Where a promotion stands for who asks: as their bonus does, else whether they can join it, and why not. */
export const promotionStates = [
  'open',
  'upcoming',
  'ended',
  'full',
  'level',
  'newcomers',
  'withheld',
  ...bonusStates,
] as const
export type PromotionState = (typeof promotionStates)[number]

/** What has to be wagered before bonus money becomes cash. */
export const wagering = v.object({
  /** How many times `base` has to be wagered. */
  times: integer,
  base: v.picklist(['bonus', 'deposit-and-bonus']),
  /** The most that a stake with bonus money in it may be, and that any stake counts for. */
  maxBet: money,
  /** Days from the grant to the end. */
  days: integer,
  /** How much of a stake counts, by kind of game, in percent. */
  contributions: v.array(v.object({ gameType: v.picklist(gameTypes), percent: hundredths })),
})

export type Wagering = v.InferOutput<typeof wagering>

const eligibility = {
  /** The VIP level from which on a member may join. */
  minLevel: integer,
  /** Only members who registered at most so many days ago; null for all. */
  newcomerDays: v.nullable(integer),
  /** How often a member may join, in days and weeks of the business time zone. */
  repeat: v.picklist(['once', 'daily', 'weekly']),
}

/** The rules of a promotion, as one version of it has them. */
export const promotionTerms = v.variant('kind', [
  v.object({
    kind: v.literal('deposit'),
    ...eligibility,
    minDeposit: money,
    /** The bonus in percent of the deposit, rounded down to whole fen. */
    percent: hundredths,
    maxBonus: money,
    wagering,
  }),
  v.object({ kind: v.literal('standalone'), ...eligibility, bonus: money, wagering }),
  v.object({
    kind: v.literal('recharge'),
    ...eligibility,
    /** Rewards for what was deposited since joining, paid as cash. */
    steps: v.array(v.object({ deposit: money, reward: money })),
  }),
  v.object({
    kind: v.literal('rebate'),
    ...eligibility,
    /** The part of the turnover of yesterday that comes back as cash, in percent by kind of game; rounded down once, over the sum. */
    rates: v.array(v.object({ gameType: v.picklist(gameTypes), percent: hundredths })),
    maxRebate: money,
  }),
])

export type PromotionTerms = v.InferOutput<typeof promotionTerms>

/** A promotion as it stands in a list. */
export const promotion = v.object({
  id: v.string(),
  kind: v.picklist(promotionKinds),
  title: v.string(),
  summary: v.string(),
  category: v.picklist(promotionCategories),
  picture: v.string(),
  startsAt: instant,
  endsAt: v.nullable(instant),
  joined: v.boolean(),
  state: v.picklist(promotionStates),
})

export type Promotion = v.InferOutput<typeof promotion>

/** A part of the terms. */
export const termsSection = v.object({ heading: v.string(), text: v.string() })

export const promoFlags = defineEndpoint({
  name: 'promo.flags',
  method: 'GET',
  path: '/api/findmed/v1/promo/flags',
  origin: 'specification',
  access: 'optional',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({ sign: v.boolean(), gifts: v.boolean(), referral: v.boolean(), deposit: v.boolean() }),
  errors: [],
  summary: 'Which kinds of promotion are on for who asks: none for a member who may receive none.',
})

export const promoList = defineEndpoint({
  name: 'promo.list',
  method: 'GET',
  path: '/api/findmed/v1/promo/list',
  origin: 'specification',
  access: 'optional',
  encoding: 'query',
  effect: 'read',
  input: v.object({ category: v.optional(v.picklist(promotionCategories)), ...pageInput }),
  output: pageOf(promotion),
  errors: [],
  summary:
    'Promotions with their state for who asks. A member who may receive none is shown what they have of them, and no other.',
})

export const promoDetail = defineEndpoint({
  name: 'promo.detail',
  method: 'GET',
  path: '/api/findmed/v1/promo/detail',
  origin: 'specification',
  access: 'optional',
  encoding: 'query',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: v.object({
    ...promotion.entries,
    /** The version that the member has joined, or would join now. */
    version: v.number(),
    terms: promotionTerms,
    sections: v.array(termsSection),
    bonus: v.nullable(bonus),
    /** What a rebate of yesterday comes to while it can be claimed; null for guests and for other kinds. */
    rebate: v.nullable(money),
  }),
  errors: ['promotion-unknown'],
  summary: 'One promotion with its terms by section, and the member’s part in it.',
})

export const promoRules = defineEndpoint({
  name: 'promo.rules',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/rules',
  origin: 'specification',
  access: 'optional',
  encoding: 'form',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: listOf(termsSection),
  errors: ['promotion-unknown'],
  summary: 'The complete terms of a promotion as they are now.',
})

export const promoJoined = defineEndpoint({
  name: 'promo.joined',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/isJoinActive',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: v.object({ joined: v.boolean() }),
  errors: ['promotion-unknown'],
  summary: 'Whether the member has joined.',
})

export const joinPromo = defineEndpoint({
  name: 'promo.join',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/join',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: v.object({ joined: v.literal(true), version: v.number() }),
  errors: [...joiningErrors, 'promotion-joined', 'promotion-not-joined-first'],
  summary: 'Joins a deposit bonus or a recharge reward, by the rules as they are now. No money moves.',
})
