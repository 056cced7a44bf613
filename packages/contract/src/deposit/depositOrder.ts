import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { instant } from '../schema/instant.ts'
import { depositChannelIds } from './depositChannel.ts'
import { depositReceiver } from './depositReceiver.ts'

/** Where an order stands (D20). A payment that comes after `expired` or `cancelled` leads to `paid` as well. */
export const depositStates = ['awaiting', 'paid', 'credited', 'expired', 'cancelled'] as const

export type DepositState = (typeof depositStates)[number]

/**
 * What can happen to an order; `claimed` is the member's word that it is paid, `failed` a payment that did not work,
 * `reminded` that it is about to expire without one.
 */
export const depositSteps = [
  'created',
  'claimed',
  'failed',
  'reminded',
  'expired',
  'cancelled',
  'paid',
  'credited',
] as const

export type DepositStep = (typeof depositSteps)[number]

/**
 * How a payment compares with its order. `exact` is credited at once, every other one after a review; `again` is a
 * second payment of an order, credited on its own.
 */
export const depositPaymentKinds = ['exact', 'short', 'over', 'late', 'again'] as const

export type DepositPaymentKind = (typeof depositPaymentKinds)[number]

/** Money that came in for an order. What was received is credited, less the fee: never what was only announced. */
export const depositPayment = v.object({
  id: v.string(),
  kind: v.picklist(depositPaymentKinds),
  /** In yuan. */
  received: decimal,
  /** In coins; null for other channels. */
  coins: v.nullable(decimal),
  receivedAt: instant,
  /** What the house keeps of it: `received` less this is credited. */
  fee: decimal,
  /** What went into the wallet; null while it is under review. */
  credited: v.nullable(decimal),
  creditedAt: v.nullable(instant),
})

/** A deposit of the member. */
export const depositOrder = v.object({
  id: v.string(),
  channel: v.picklist(depositChannelIds),
  state: v.picklist(depositStates),
  amount: decimal,
  fee: decimal,
  /** `amount` less `fee`. */
  arrives: decimal,
  createdAt: instant,
  /** Until when the payment is awaited. */
  expiresAt: instant,
  /** What has happened so far, in order. */
  steps: v.array(v.object({ step: v.picklist(depositSteps), at: instant })),
  payments: v.array(depositPayment),
  receiver: depositReceiver,
})

export type DepositOrder = v.InferOutput<typeof depositOrder>
