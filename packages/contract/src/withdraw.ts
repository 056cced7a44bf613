import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { payoutKinds, payoutTarget } from './account.ts'
import { cancelPreview } from './bonus.ts'
import { cipher, secret } from './rules.ts'
import { flag, identifier, instant, nothing, recordPageInput, pageOf } from './schema/fields.ts'
import { amountInput, coinNetworks, money } from './schema/money.ts'

/** The terms of one kind of account. `min` and `max` bound the amount asked for; `fee` is taken out of it. */
export const withdrawKind = v.object({
  kind: v.picklist(payoutKinds),
  min: money,
  max: money,
  fee: money,
  /** Minutes until it has arrived in most cases. */
  minutes: v.number(),
})

/** What one credited deposit asks to be staked before money can leave, and how much of that is done. */
export const turnoverItem = v.object({
  id: v.string(),
  /** When the deposit was credited. */
  at: instant,
  deposit: money,
  required: money,
  done: money,
})

export const withdrawTerms = defineEndpoint({
  name: 'withdraw.terms',
  method: 'GET',
  path: '/api/f/v1/withdraw/terms',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    /** What the central wallet holds. */
    available: money,
    /** What withdrawals under way hold. */
    held: money,
    /** The bonus that is running: a withdrawal ends it as cancelling does. */
    bonus: v.nullable(cancelPreview),
    turnover: v.object({
      /** Times that each deposit has to be staked. */
      times: v.number(),
      required: money,
      done: money,
      remaining: money,
      /** Deposits that still ask for something, and the last ones that do not, the newest first; 50 at most. */
      items: v.array(turnoverItem),
    }),
    daily: v.object({ limit: v.number(), left: v.number(), resetsAt: instant }),
    kinds: v.array(withdrawKind),
  }),
  errors: [],
  summary:
    'What the member can withdraw now: amounts, turnover still needed, what becomes of a bonus, limits and fees.',
})

/** The ladder of a withdrawal (D20): it ends in `paid` or `rejected`. */
export const withdrawalStates = ['requested', 'reviewing', 'processing', 'paid', 'rejected'] as const

/** Why a withdrawal was rejected: the review could not confirm the account, or the receiving side sent it back. */
export const rejectionReasons = ['account-unconfirmed', 'payment-returned'] as const

/** One withdrawal. `net` is what arrives: `amount` less `fee`. */
export const withdrawal = v.object({
  /** The order number. */
  id: v.string(),
  state: v.picklist(withdrawalStates),
  amount: money,
  fee: money,
  net: money,
  account: payoutTarget,
  /** What arrives on a coin network, in coins with six places; null for the others. */
  coin: v.nullable(
    v.object({
      coin: v.string(),
      network: v.picklist(coinNetworks),
      rate: money,
      amount: v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{6}$/)),
    }),
  ),
  requestedAt: instant,
  /** When it has arrived in most cases. */
  arrivesBy: instant,
  /** The steps it took, the oldest first. */
  steps: v.array(
    v.object({
      state: v.picklist(withdrawalStates),
      at: instant,
      reason: v.nullable(v.picklist(rejectionReasons)),
    }),
  ),
})

export type WithdrawalState = (typeof withdrawalStates)[number]
export type RejectionReason = (typeof rejectionReasons)[number]
export type Withdrawal = v.InferOutput<typeof withdrawal>

export const requestWithdrawal = defineEndpoint({
  name: 'withdraw.request',
  method: 'POST',
  path: '/api/f/v1/withdraw/request',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({
    account_id: identifier,
    amount: amountInput,
    /** Left out where the site asks for none (`withdraw.passwordConfig`). */
    password: v.optional(secret),
    cipher,
    /** The member knows that the same request went through a moment ago, and means a second one. */
    confirm_duplicate: v.optional(flag),
    /** The member knows what `withdraw.terms` says becomes of the bonus that is running, and wants that. */
    cancel_bonus: v.optional(flag),
    /** With `cancel_bonus`: the bonus that was shown, and what the member agreed to lose, as `promo.cancelBonus` has them. */
    bonus_id: v.optional(identifier),
    bonus_lost: v.optional(money),
    bonus_held: v.optional(money),
  }),
  output: withdrawal,
  errors: [
    'withdraw-password-unset',
    'withdraw-password-wrong',
    'withdraw-password-locked',
    'secret-unreadable',
    'payout-account-unknown',
    'turnover-unmet',
    'bonus-running',
    'bonus-changed',
    'withdraw-daily-limit',
    'insufficient-balance',
    'amount-out-of-range',
    'duplicate-suspected',
    'idempotency-key',
    'idempotency-conflict',
  ],
  summary:
    'Asks for a withdrawal to a bound account; the amount is held from then on, and cannot be called back. A bonus that is running ends with it, if that takes what the member was shown.',
})

export const withdrawalDetail = defineEndpoint({
  name: 'withdraw.detail',
  method: 'GET',
  path: '/api/f/v1/withdraw/detail',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: withdrawal,
  errors: ['withdrawal-unknown'],
  summary: 'One withdrawal of the member with its ladder.',
})

export const withdrawalList = defineEndpoint({
  name: 'withdraw.list',
  method: 'GET',
  path: '/api/f/v1/withdraw/list',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object(recordPageInput),
  output: pageOf(withdrawal),
  errors: [],
  summary: "The member's withdrawals, the newest first.",
})
