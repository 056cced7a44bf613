import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier, instant, integer, nothing, pageInput, pageOf } from './schema/fields.ts'
import { money } from './schema/money.ts'

/**
 * Where a member's bonus stands. `joined` waits for its deposit, `claimable` to be claimed, `running` for its wagering. It
 * ends `released` (what was left became cash), `spent` (lost in play), `expired` or `cancelled` (what was left was taken).
 */
export const bonusStates = [
  'joined',
  'claimable',
  'running',
  'released',
  'spent',
  'expired',
  'cancelled',
] as const
export type BonusState = (typeof bonusStates)[number]

/** A bonus of the member, in fen. */
export const bonus = v.object({
  id: v.string(),
  promotionId: v.string(),
  title: v.string(),
  state: v.picklist(bonusStates),
  /** What was granted, or would be. */
  bonus: money,
  /** Bonus money that is there now, and that lies in open rounds. */
  balance: money,
  held: money,
  /** What has to be wagered, and how much of that is done, rounded down. */
  required: money,
  done: money,
  maxBet: v.nullable(money),
  joinedAt: instant,
  grantedAt: v.nullable(instant),
  expiresAt: v.nullable(instant),
  endedAt: v.nullable(instant),
  /** What became cash, and what was taken back. */
  released: money,
  lost: money,
})

export type Bonus = v.InferOutput<typeof bonus>

/**
 * Why a deposit did not bring the bonus that was chosen with it: the promotion had ended, too little was credited (what was
 * joined waits for more), the member had left it, another deposit had brought it, or the member may receive none now.
 */
export const missedBonusReasons = ['ended', 'too-small', 'left', 'received', 'withheld'] as const
export type MissedBonusReason = (typeof missedBonusReasons)[number]

const paying = ['idempotency-key', 'idempotency-conflict'] as const
/** Why a promotion cannot be joined. */
export const joiningErrors = [
  'promotion-unknown',
  'promotion-closed',
  'promotion-full',
  'promotion-not-eligible',
] as const

export const applyDepositBonus = defineEndpoint({
  name: 'promo.applyDepositBonus',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/apply/depositActive',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({ id: identifier }),
  output: v.object({ id: identifier, bonus: money }),
  errors: ['promotion-unknown', 'promotion-not-eligible', 'promotion-no-claim', 'bonus-running', ...paying],
  summary: 'Claims a deposit bonus that had to wait for the end of another bonus.',
})

export const applyStandaloneBonus = defineEndpoint({
  name: 'promo.applyStandaloneBonus',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/apply/aloneActive',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({ id: identifier }),
  output: v.object({ id: identifier, bonus: money }),
  errors: [...joiningErrors, 'promotion-claimed', 'promotion-no-claim', 'bonus-running', ...paying],
  summary: 'Claims a bonus that needs no deposit, or the rebate of yesterday.',
})

export const rechargeRewards = defineEndpoint({
  name: 'promo.rechargeRewards',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/recharge/rewards',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: v.object({
    deposited: money,
    items: v.array(
      v.object({
        step: v.number(),
        deposit: money,
        reward: money,
        reached: v.boolean(),
        claimed: v.boolean(),
      }),
    ),
  }),
  errors: ['promotion-unknown'],
  summary: 'Steps of a recharge reward, and how far the member is.',
})

export const claimRecharge = defineEndpoint({
  name: 'promo.claimRecharge',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/recharge/claim',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({ id: identifier, step: v.pipe(integer, v.minValue(1), v.maxValue(99)) }),
  output: v.object({ id: identifier, bonus: money }),
  errors: [
    'promotion-unknown',
    'promotion-not-eligible',
    'promotion-claimed',
    'promotion-no-claim',
    ...paying,
  ],
  summary: 'Claims a step of a recharge reward that was reached.',
})

export const promoRecord = defineEndpoint({
  name: 'promo.record',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/record',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: v.object({ id: v.optional(identifier), ...pageInput }),
  output: pageOf(bonus),
  errors: [],
  summary: 'What the member joined and received, the newest first, of one promotion or of all.',
})

/** What cancelling a bonus does. */
export const cancelPreview = v.object({
  id: v.string(),
  title: v.string(),
  /** Cash of the member, which stays. */
  kept: money,
  /** Bonus money that is taken back. */
  lost: money,
  /** Bonus money in open rounds: what it wins is taken back too. */
  held: money,
  /** What would still have to be wagered. */
  remaining: money,
})

export const runningBonus = defineEndpoint({
  name: 'promo.runningBonus',
  method: 'GET',
  path: '/api/findmed/v1/promo/active/running',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({ bonus: v.nullable(bonus), cancelling: v.nullable(cancelPreview) }),
  errors: [],
  summary: 'The bonus that is running, and what cancelling it would return and take.',
})

export const cancelBonus = defineEndpoint({
  name: 'promo.cancelBonus',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/cancel',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  /** `lost` and `held` are what the member was shown and agreed to lose: `0.00` for a bonus that does not run. */
  input: v.object({ id: identifier, lost: money, held: money }),
  output: v.object({ id: identifier, lost: money, kept: money }),
  errors: ['bonus-unknown', 'bonus-changed', ...paying],
  summary:
    'Cancels a bonus that is joined, claimable or running: what is left of it is taken back, if that is still what the member was shown.',
})
