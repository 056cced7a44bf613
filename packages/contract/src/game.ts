import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { gameTypes } from './gameTypes.ts'
import { flag, identifier, idList, instant, nothing, venueId } from './schema/fields.ts'
import { amountInput, money } from './schema/money.ts'

export const gameType = v.picklist(gameTypes)

/** Whether a venue is open; under maintenance it says until when, if that is known. */
export const venueStatus = v.variant('state', [
  v.object({ state: v.literal('open') }),
  v.object({ state: v.literal('maintenance'), until: v.nullable(instant) }),
])

export type VenueStatus = v.InferOutput<typeof venueStatus>

/** One game of a venue. */
export const game = v.object({
  id: v.string(),
  name: v.string(),
  /** The name in Latin letters without tones, and its initials, for search. */
  pinyin: v.string(),
  initials: v.string(),
  sort: v.number(),
  tags: v.array(v.picklist(['new', 'hot'])),
  picture: v.string(),
  /** Return to player in percent, `"96.10"`. */
  rtp: v.string(),
  stake: v.object({ min: money, max: money }),
})

export type Game = v.InferOutput<typeof game>

/** One venue with its games. `sort` orders venues, the smallest first. */
export const venue = v.object({
  id: v.number(),
  sort: v.number(),
  gameType,
  name: v.string(),
  status: venueStatus,
  picture: v.string(),
  games: v.array(game),
})

export type Venue = v.InferOutput<typeof venue>

export const gameList = defineEndpoint({
  name: 'game.list',
  method: 'GET',
  path: '/api/findmed/v1/game/list',
  origin: 'specification',
  access: 'public',
  encoding: 'query',
  effect: 'read',
  input: v.object({ show: v.optional(idList) }),
  output: v.object({
    tabs: v.array(v.object({ gameType, name: v.string(), picture: v.string() })),
    venues: v.array(venue),
  }),
  errors: [],
  summary: 'Venues with their games, in the language of the lang header.',
})

export const gameModes = ['real', 'demo'] as const

export const launch = defineEndpoint({
  name: 'game.launch',
  method: 'POST',
  path: '/api/game/launch',
  origin: 'extension',
  access: 'optional',
  encoding: 'form',
  effect: 'money',
  input: v.object({
    venue_id: venueId,
    /** Without it the venue's first game opens. */
    game_id: v.optional(identifier),
    mode: v.picklist(gameModes),
    /** Closes a game that is still open instead of refusing with `game-active`. */
    close_other: v.optional(flag),
    /** A match of the schedule to be bet on, of this title. */
    match_id: v.optional(identifier),
    /** What of the match was chosen already: it lies in the slip. */
    selection: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,24}$/))),
    /** What auto-transfer may move at most; without it as much as one transfer may. */
    transfer: v.optional(amountInput),
  }),
  output: v.object({
    sessionId: v.string(),
    /** Address of the game with a one-time ticket, never the token (D20, D22). */
    url: v.pipe(v.string(), v.url()),
    mode: v.picklist(gameModes),
    gameid: v.string(),
    platform: v.string(),
    gameType,
    gameName: v.string(),
    venueName: v.string(),
    /** The match of the schedule that it was opened for. */
    match: v.optional(v.nullable(v.string()), null),
    /** What auto-transfer moved into the venue wallet. */
    moved: money,
  }),
  errors: [
    'unknown-venue',
    'unknown-game',
    'venue-maintenance',
    'unknown-match',
    'match-closed',
    'game-active',
    'idempotency-key',
    'idempotency-conflict',
  ],
  summary: 'Opens a game session and gives the address of its frame. Demo needs no login.',
})

/** A running game session and what it has come to so far. */
export const runningGame = v.object({
  sessionId: v.string(),
  venueId: v.number(),
  gameId: v.string(),
  gameType,
  gameName: v.string(),
  venueName: v.string(),
  startedAt: instant,
  rounds: v.number(),
  staked: money,
  payout: money,
  net: money,
  /** Stakes of rounds that are not settled yet. */
  held: money,
  venueBalance: money,
})

export type RunningGame = v.InferOutput<typeof runningGame>

export const currentGame = defineEndpoint({
  name: 'game.current',
  method: 'GET',
  path: '/api/game/session',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({ game: v.nullable(runningGame) }),
  errors: [],
  summary: 'The running real-money game session, if any, with its net position.',
})

export const leave = defineEndpoint({
  name: 'game.leave',
  method: 'POST',
  path: '/api/game/leave',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({ session_id: identifier }),
  output: v.object({
    /** What auto-transfer brought back to the central wallet. */
    returned: money,
    /** Stakes that stay held because their round is not settled. */
    held: money,
    /** The ids of those rounds in the bet record. */
    open: v.optional(v.array(v.string()), []),
    central: money,
  }),
  errors: ['game-closed', 'idempotency-key', 'idempotency-conflict'],
  summary: 'Closes a game session; with auto-transfer the venue balance returns.',
})
