import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { gameType } from './game.ts'
import { instant, nothing } from './schema/fields.ts'
import { money } from './schema/money.ts'

const roundId = v.pipe(v.string(), v.uuid())

/** A round whose stake is held because its game was interrupted or left (GLI 4.16). */
export const openRound = v.object({
  round: roundId,
  venueId: v.number(),
  gameId: v.string(),
  gameType,
  gameName: v.string(),
  stake: money,
  placedAt: instant,
})

export type OpenRound = v.InferOutput<typeof openRound>

export const openRounds = defineEndpoint({
  name: 'game.openRounds',
  method: 'GET',
  path: '/api/game/rounds/open',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({ rounds: v.array(openRound) }),
  errors: [],
  summary: 'Rounds of the member that were interrupted, the oldest first; not those that wait for a draw.',
})

export const settleOpenRound = defineEndpoint({
  name: 'game.settleOpenRound',
  method: 'POST',
  path: '/api/game/rounds/settle',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'money',
  input: v.object({ round: roundId }),
  output: v.object({
    gameName: v.string(),
    stake: money,
    payout: money,
    /** What the payout left in the venue wallet. */
    venueBalance: money,
  }),
  errors: ['unknown-round', 'idempotency-key', 'idempotency-conflict'],
  summary: 'Settles a round without its game. A round that is settled already answers with what it came to.',
})
