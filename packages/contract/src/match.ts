import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { calendarDate, identifier, instant, integer, listOf, pageInput, pageOf } from './schema/fields.ts'
import { hundredths } from './schema/money.ts'

export const matchStates = ['coming', 'live', 'finished'] as const

export type MatchState = (typeof matchStates)[number]

const named = v.object({ id: v.string(), name: v.string() })

const team = v.object({ ...named.entries, crest: v.string() })

/** How far a live match is: `{ minute: 45, added: 2 }` is 45+2′, and the break lies between the halves. */
export const matchTime = v.variant('phase', [
  v.object({ phase: v.literal('playing'), minute: v.number(), added: v.number() }),
  v.object({ phase: v.literal('break') }),
])

/**
 * Whether bets on a match are taken: `soon` only from the days on that a schedule offers, `suspended` for a moment after a goal,
 * `closed` shortly before its end and after it.
 */
export const bettingStates = ['open', 'soon', 'suspended', 'closed'] as const

export type MatchTime = v.InferOutput<typeof matchTime>

/** One match of the schedule, named in the language of the lang header. */
export const match = v.object({
  id: v.string(),
  league: named,
  home: team,
  away: team,
  state: v.picklist(matchStates),
  startsAt: instant,
  /** Only of a live match. */
  time: v.nullable(matchTime),
  /** Null until the match starts. */
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  betting: v.picklist(bettingStates),
  /** Decimal odds of the final result in hundredths, stake included; null while no bets are taken. */
  odds: v.nullable(v.object({ home: hundredths, draw: hundredths, away: hundredths })),
  /** The sports venue that has its league, and the title there that such a match is played in. */
  venueId: v.number(),
  gameId: v.string(),
})

export type Match = v.InferOutput<typeof match>

export const matchList = defineEndpoint({
  name: 'match.list',
  method: 'POST',
  path: '/api/findmed/v1/match/list',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'read',
  input: v.object({
    /** The day they start on, in the brand's time zone; today without it. Of other times there are no matches. */
    day: v.optional(v.pipe(calendarDate, v.minValue('2000-01-01'), v.maxValue('2999-12-31'))),
    /** A league's id. */
    league: v.optional(identifier),
    state: v.optional(v.picklist(matchStates)),
    ...pageInput,
  }),
  output: pageOf(match),
  errors: [],
  summary:
    'The matches of a day by league and state, in the order they start. Today has those of yesterday that are still live, too.',
})

export const matchesComing = defineEndpoint({
  name: 'match.coming',
  method: 'POST',
  path: '/api/findmed/v1/match/coming',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'read',
  input: v.object({ limit: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(50))) }),
  output: listOf(match),
  errors: [],
  summary: 'The next matches that have not started, 10 unless the request says otherwise.',
})
