import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { instant } from '../schema/instant.ts'
import { depositChannelIds } from '../deposit/depositChannel.ts'

const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/))

/** What the sandbox cashier can do with an order. */
export const cashierActions = ['confirm', 'fail', 'short', 'late', 'twice'] as const

export type CashierAction = (typeof cashierActions)[number]

/** `POST /sandbox/cashier/session`: redeems the ticket in the page's address. */
export const cashierTicket = v.object({ ticket: secret })

/** What the cashier page shows. */
export const cashierSession = v.object({
  key: secret,
  order: v.string(),
  channel: v.picklist(depositChannelIds),
  amount: decimal,
  /** What is to be paid: yuan, or coins on a network. */
  due: v.object({ amount: decimal, unit: v.string(), network: v.nullable(v.string()) }),
  expiresAt: instant,
  locale: v.picklist(['zh-CN', 'en']),
})

/** `POST /sandbox/cashier/act`; `id` names the press, so that a repeat does nothing. */
export const cashierAct = v.object({ action: v.picklist(cashierActions), id: v.pipe(v.string(), v.uuid()) })

/**
 * What a payment provider calls back with, `POST /api/hooks/deposit`. The body is signed (`koi-signature`), the event has
 * an id by which a repeat is known, and `amount` is what the provider has on record for the order.
 */
export const depositEvent = v.object({
  id: v.pipe(v.string(), v.uuid()),
  type: v.picklist(['payment.received', 'payment.failed']),
  order: v.pipe(v.string(), v.maxLength(40)),
  /** Names the payment: two events about the same payment are one payment. */
  payment: v.pipe(v.string(), v.uuid()),
  amount: decimal,
  /** What came in, in `unit`. */
  received: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)),
  unit: v.picklist(['CNY', 'USDT']),
  at: instant,
})

export type DepositEvent = v.InferOutput<typeof depositEvent>
