import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { instant } from '../schema/instant.ts'
import { nothing } from '../schema/nothing.ts'
import { payoutKinds } from './payoutAccount.ts'

/** The terms of one kind of account. `min` and `max` bound the amount asked for; `fee` is taken out of it. */
export const withdrawKind = v.object({
  kind: v.picklist(payoutKinds),
  min: decimal,
  max: decimal,
  fee: decimal,
  /** Minutes until it has arrived in most cases. */
  minutes: v.number(),
})

/** What one credited deposit asks to be staked before money can leave, and how much of that is done. */
export const turnoverItem = v.object({
  id: v.string(),
  /** When the deposit was credited. */
  at: instant,
  deposit: decimal,
  required: decimal,
  done: decimal,
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
    available: decimal,
    /** What withdrawals under way hold. */
    held: decimal,
    turnover: v.object({
      /** Times that each deposit has to be staked. */
      times: v.number(),
      required: decimal,
      done: decimal,
      remaining: decimal,
      /** Deposits that still ask for something, and the last ones that do not, the newest first. */
      items: v.array(turnoverItem),
    }),
    daily: v.object({ limit: v.number(), left: v.number(), resetsAt: instant }),
    kinds: v.array(withdrawKind),
  }),
  errors: [],
  summary: 'What the member can withdraw now: amounts, turnover still needed, limits and fees.',
})
