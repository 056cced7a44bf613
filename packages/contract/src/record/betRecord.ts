import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { gameType } from '../schema/gameType.ts'
import { instant } from '../schema/instant.ts'
import { pageInput } from '../schema/pageInput.ts'
import { pageOf } from '../schema/pageOf.ts'
import { venueId } from '../schema/venueId.ts'

export const betStates = ['open', 'settled'] as const

/** One round. `net` is payout minus stake, and zero while the round is open. */
export const bet = v.object({
  id: v.string(),
  round: v.string(),
  venueId: v.number(),
  venueName: v.string(),
  gameId: v.string(),
  gameName: v.string(),
  gameType,
  stake: decimal,
  payout: decimal,
  net: decimal,
  state: v.picklist(betStates),
  placedAt: instant,
  settledAt: v.nullable(instant),
})

export type Bet = v.InferOutput<typeof bet>

export const betRecord = defineEndpoint({
  name: 'record.bets',
  method: 'GET',
  path: '/api/findmed/v1/member/record/game',
  origin: 'specification',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({
    /** Range `[start, end)` over the time the round was placed. */
    start: v.optional(instant),
    end: v.optional(instant),
    venue_id: v.optional(venueId),
    state: v.optional(v.picklist(betStates)),
    ...pageInput,
  }),
  output: v.object({
    ...pageOf(bet).entries,
    totals: v.object({ stake: decimal, payout: decimal, net: decimal }),
  }),
  errors: [],
  summary: 'Rounds of the member, the newest first, with totals over the whole filter.',
})
