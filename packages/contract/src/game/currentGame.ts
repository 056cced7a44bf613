import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { gameType } from '../schema/gameType.ts'
import { instant } from '../schema/instant.ts'
import { nothing } from '../schema/nothing.ts'

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
  staked: decimal,
  payout: decimal,
  net: decimal,
  /** Stakes of rounds that are not settled yet. */
  held: decimal,
  venueBalance: decimal,
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
