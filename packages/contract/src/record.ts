import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { gameType } from './game.ts'
import { changesInput, instant, recordPageInput, recordReadAt, pageOf, venueId } from './schema/fields.ts'
import { hundredths, money } from './schema/money.ts'

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
  stake: money,
  payout: money,
  net: money,
  state: v.picklist(betStates),
  placedAt: instant,
  settledAt: v.nullable(instant),
  /** A number that a person can read, `20261123-000042`; null for a round of a game without choices. */
  number: v.nullable(v.string()),
  /** The draw that was bet on, `20261123-0417`, where many bet on one. */
  issue: v.optional(v.nullable(v.string()), null),
  /** Who met, of a match; `scheduled` tells one of the schedule from one that was played for this round alone. */
  teams: v.nullable(v.object({ home: v.string(), away: v.string(), scheduled: v.boolean() })),
  /**
   * What was bet on. `odds` include the stake: of a match those that it was bet at, else what the bet paid, or announces while
   * it is open or lost; null where it won nothing in a game of many prizes, of which none was bet on.
   */
  bets: v.array(
    v.object({
      selection: v.string(),
      name: v.string(),
      /** The market that it belongs to; null in a game that has but one. */
      market: v.nullable(v.string()),
      /** What became of it; null while the round is open. Half is of the stake. */
      standing: v.nullable(v.picklist(['won', 'halfWon', 'returned', 'halfLost', 'lost'])),
      odds: v.nullable(hundredths),
      stake: money,
      payout: money,
    }),
  ),
  /** How the round ended, in words. */
  result: v.nullable(v.string()),
  /** The hash that was published before the stake; null for a round from before there were engines. */
  commitment: v.nullable(v.object({ hash: v.string(), nonce: v.number() })),
  /** A settled round as the line of JSON that `pnpm verify:rounds` reads. */
  published: v.nullable(v.string()),
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
    ...recordPageInput,
    ...changesInput,
  }),
  output: v.object({
    ...pageOf(bet).entries,
    ...recordReadAt,
    totals: v.object({ stake: money, payout: money, net: money }),
  }),
  errors: [],
  summary:
    'Rounds of the member of the last twelve months, the newest first, with totals over the whole filter.',
})
