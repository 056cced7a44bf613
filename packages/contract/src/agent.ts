import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { calendarDate, instant, nothing, pageInput, pageOf, plainText } from './schema/fields.ts'
import { hundredths, money } from './schema/money.ts'

/** Where an application stands; `none` before there is one. */
export const agentStates = ['none', 'pending', 'approved', 'rejected'] as const
export type AgentState = (typeof agentStates)[number]

const agent = v.object({
  state: v.picklist(agentStates),
  appliedAt: v.nullable(instant),
  decidedAt: v.nullable(instant),
  inviteCode: v.string(),
  /** Commission on what referred members stake, in percent; rounded down to whole fen over a day. */
  commissionPercent: hundredths,
  referrals: v.number(),
  /** What was paid so far. */
  commission: money,
})

export const agentInfo = defineEndpoint({
  name: 'agent.info',
  method: 'GET',
  path: '/api/f/v1/agent/info',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: agent,
  errors: ['promotion-not-eligible'],
  summary: 'The invite code of the member, its application, and what it brought.',
})

export const applyAgent = defineEndpoint({
  name: 'agent.apply',
  method: 'POST',
  path: '/api/f/v1/agent/apply',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ about: plainText(200) }),
  output: agent,
  errors: ['agent-applied', 'promotion-not-eligible'],
  summary: 'Asks to be an agent; after a rejection it may be asked anew.',
})

export const agentReferrals = defineEndpoint({
  name: 'agent.referrals',
  method: 'GET',
  path: '/api/f/v1/agent/referrals',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object(pageInput),
  output: pageOf(v.object({ account: v.string(), at: instant, turnover: money })),
  errors: [],
  summary: 'Members who registered with the code, masked, with what they staked this month.',
})

export const agentDays = defineEndpoint({
  name: 'agent.days',
  method: 'GET',
  path: '/api/f/v1/agent/days',
  origin: 'extension',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object(pageInput),
  output: pageOf(
    v.object({
      day: calendarDate,
      members: v.number(),
      turnover: money,
      commission: money,
      /** It began in a break or an exclusion of the agent: it brings nothing, now or later. */
      withheld: v.boolean(),
      paidAt: instant,
    }),
  ),
  errors: [],
  summary: 'Commission by day of the business time zone, the newest first.',
})
