import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { bonusStates, missedBonusReasons } from './bonus.ts'
import { venueStatus } from './game.ts'
import { flag, identifier, instant, listOf, nothing, recordPageInput, pageOf } from './schema/fields.ts'
import { amountInput, coinNetworks, hundredths, money } from './schema/money.ts'

/** Ways to deposit. */
export const depositChannelIds = ['bank', 'alipay', 'coin'] as const

export type DepositChannelId = (typeof depositChannelIds)[number]

/** A network on which a coin can be deposited. */
export const depositNetwork = v.object({
  network: v.picklist(coinNetworks),
  coin: v.string(),
  /** Yuan for one coin. */
  rate: money,
  min: money,
  /** Confirmations after which a payment counts, and the minutes they usually take. */
  confirmations: v.number(),
  minutes: v.number(),
})

/** A way to deposit with its terms. `min` and `max` bound one deposit. */
export const depositChannel = v.object({
  id: v.picklist(depositChannelIds),
  status: venueStatus,
  min: money,
  max: money,
  /** Part of what is paid that the house keeps, in percent with two places (basis points); rounded down to whole fen. */
  feePercent: hundredths,
  /** Minutes until it has arrived in most cases. */
  minutes: v.number(),
  quickAmounts: v.array(money),
  /** Only for coins. */
  networks: v.array(depositNetwork),
})

export type DepositChannel = v.InferOutput<typeof depositChannel>

/** Where the member pays to. In the sandbox these are fictional, and made so that no real payment could reach them. */
export const depositReceiver = v.variant('kind', [
  v.object({
    kind: v.literal('bank'),
    bankCode: v.string(),
    bank: v.string(),
    branch: v.string(),
    holder: v.string(),
    number: v.string(),
    /** To be given as the transfer's remark, so that the payment finds its order. */
    remark: v.string(),
  }),
  v.object({
    kind: v.literal('alipay'),
    account: v.string(),
    holder: v.string(),
    remark: v.string(),
    /** What the QR code holds. */
    qr: v.string(),
  }),
  v.object({
    kind: v.literal('coin'),
    coin: v.string(),
    network: v.picklist(coinNetworks),
    address: v.string(),
    /** Yuan for one coin, fixed for this order. */
    rate: money,
    /** Coins to pay. */
    amount: hundredths,
    confirmations: v.number(),
    qr: v.string(),
  }),
])

export type DepositReceiver = v.InferOutput<typeof depositReceiver>

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
  received: money,
  /** In coins; null for other channels. */
  coins: v.nullable(hundredths),
  receivedAt: instant,
  /** What the house keeps of it: `received` less this is credited. */
  fee: money,
  /** What went into the wallet; null while it is under review. */
  credited: v.nullable(money),
  creditedAt: v.nullable(instant),
})

/** The bonus of the promotion that was chosen with an order: `joined` while the deposit is awaited that brings it. */
const depositBonus = v.object({
  promotionId: v.string(),
  title: v.string(),
  state: v.picklist(bonusStates),
  bonus: money,
  /** Until when it can be claimed, or has to be wagered. */
  expiresAt: v.nullable(instant),
})

/** A bonus that was chosen with an order and did not come with its deposit. */
const missedBonus = v.object({
  promotionId: v.string(),
  title: v.string(),
  reason: v.picklist(missedBonusReasons),
})

/** A deposit of the member. */
export const depositOrder = v.object({
  id: v.string(),
  channel: v.picklist(depositChannelIds),
  state: v.picklist(depositStates),
  amount: money,
  fee: money,
  /** `amount` less `fee`. */
  arrives: money,
  createdAt: instant,
  /** Until when the payment is awaited. */
  expiresAt: instant,
  /** What has happened so far, in order. */
  steps: v.array(v.object({ step: v.picklist(depositSteps), at: instant })),
  payments: v.array(depositPayment),
  receiver: depositReceiver,
  /** Null where no promotion was chosen, or the order has brought no bonus. */
  bonus: v.nullable(depositBonus),
  missedBonus: v.nullable(missedBonus),
})

export type DepositOrder = v.InferOutput<typeof depositOrder>

export const depositChannels = defineEndpoint({
  name: 'deposit.channels',
  method: 'GET',
  path: '/api/f/v1/deposit/channels',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(depositChannel),
  errors: [],
  summary: 'Ways to deposit with their limits, fees, times and maintenance.',
})

export const createDeposit = defineEndpoint({
  name: 'deposit.create',
  method: 'POST',
  path: '/api/f/v1/deposit/create',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({
    channel: v.picklist(depositChannelIds),
    /** For coins, and only for them. */
    network: v.optional(v.picklist(coinNetworks)),
    amount: amountInput,
    /** The member knows that the same request went through a moment ago, and means a second one. */
    confirm_duplicate: v.optional(flag),
    /** The deposit bonus that it is to bring, which is joined unless it is already. Without it the deposit brings none. */
    promo_id: v.optional(identifier),
  }),
  output: depositOrder,
  errors: [
    'deposit-channel-closed',
    'deposit-too-many',
    'amount-out-of-range',
    'promotion-unknown',
    'promotion-closed',
    'promotion-full',
    'promotion-not-eligible',
    'promotion-joined',
    'duplicate-suspected',
    'idempotency-key',
    'idempotency-conflict',
  ],
  summary: 'Opens a deposit order. Money moves only when a payment has come in.',
})

export const depositDetail = defineEndpoint({
  name: 'deposit.detail',
  method: 'GET',
  path: '/api/f/v1/deposit/detail',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: depositOrder,
  errors: ['order-unknown'],
  summary: 'One deposit order of the member with its ladder and payments.',
})

export const depositList = defineEndpoint({
  name: 'deposit.list',
  method: 'GET',
  path: '/api/f/v1/deposit/list',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ state: v.optional(v.picklist(depositStates)), ...recordPageInput }),
  output: pageOf(depositOrder),
  errors: [],
  summary: 'Deposit orders of the member, the newest first.',
})

export const claimDeposit = defineEndpoint({
  name: 'deposit.claim',
  method: 'POST',
  path: '/api/f/v1/deposit/paid',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: depositOrder,
  errors: ['order-unknown', 'order-closed'],
  summary: 'The member says that the order is paid. It is noted; only a payment that came in counts.',
})

export const cancelDeposit = defineEndpoint({
  name: 'deposit.cancel',
  method: 'POST',
  path: '/api/f/v1/deposit/cancel',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: depositOrder,
  errors: ['order-unknown', 'order-closed'],
  summary: 'Gives up an order for which nothing has been paid.',
})

export const openCashier = defineEndpoint({
  name: 'deposit.cashier',
  method: 'POST',
  path: '/api/f/v1/deposit/cashier',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: v.object({
    /** Address of the payment page with a one-time ticket, never the token (D20, D22). */
    url: v.pipe(v.string(), v.url()),
  }),
  errors: ['order-unknown', 'order-closed'],
  summary: 'Gives a fresh address of the payment page of an order that awaits its payment.',
})
