import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import {
  calendarDate,
  changesInput,
  instant,
  pageOf,
  recordPageInput,
  recordReadAt,
} from './schema/fields.ts'
import { money } from './schema/money.ts'

/** What money of a member moved for, in the order of the filter. */
export const movementCategories = [
  'deposit',
  'withdrawal',
  'transfer',
  'bonus',
  'rebate',
  'commission',
] as const

export type MovementCategory = (typeof movementCategories)[number]

const movementCategory = v.picklist(movementCategories)

/** What happened, as the ledger names it. */
export const movementEvents = [
  'deposit',
  'withdraw-hold',
  'withdraw-release',
  'transfer',
  'recycle',
  'launch',
  'leave',
  'grant',
  'bonus-grant',
  'bonus-release',
  'bonus-end',
  'reward',
] as const

export type MovementEvent = (typeof movementEvents)[number]

/**
 * One movement of a member's money. `amount` is what the central wallet gained, negative for what it lost; where `cash` is
 * false, the same of bonus money, which is in no total.
 */
export const movement = v.object({
  id: v.string(),
  category: movementCategory,
  event: v.picklist(movementEvents),
  amount: money,
  cash: v.boolean(),
  /** The venue that money came from or went to; null for several, and where none is part of it. */
  venue: v.nullable(v.object({ id: v.number(), name: v.string() })),
  /** The deposit or withdrawal that it belongs to. */
  order: v.nullable(v.string()),
  at: instant,
})

export type Movement = v.InferOutput<typeof movement>

/** Sums of cash in fen; `net` is what came in less what went out. */
const cashTotals = v.object({ incoming: money, outgoing: money, net: money })

const range = {
  /** Range `[start, end)` over the time of the movement. */
  start: v.optional(instant),
  end: v.optional(instant),
}

export const movementRecord = defineEndpoint({
  name: 'record.movements',
  method: 'GET',
  path: '/api/findmed/v1/member/record/trans',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ ...range, category: v.optional(movementCategory), ...recordPageInput, ...changesInput }),
  output: v.object({ ...pageOf(movement).entries, ...recordReadAt, totals: cashTotals }),
  errors: [],
  summary:
    'Movements of the member’s money of the last twelve months, the newest first, with totals over the whole filter.',
})

/** What one point of the chart stands for: the longer the time, the longer. */
export const chartSteps = ['day', 'week', 'month'] as const

export type ChartStep = (typeof chartSteps)[number]

export const moneyChart = defineEndpoint({
  name: 'record.moneyChart',
  method: 'GET',
  path: '/api/findmed/v1/member/record/trans/chart',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object(range),
  output: v.object({
    step: v.picklist(chartSteps),
    /** Without gaps, the earliest first. A withdrawal that was returned counts against the others of its day. */
    items: v.array(
      v.object({
        /** The first day of it in the business time zone that is part of the range. */
        day: calendarDate,
        deposits: money,
        withdrawals: money,
        /** Payouts less stakes of the settled rounds that were placed then. */
        net: money,
      }),
    ),
  }),
  errors: [],
  summary: 'Deposits, withdrawals and the net result of play by business days, weeks or months.',
})
