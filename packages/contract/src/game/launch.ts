import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { flag } from '../schema/flag.ts'
import { gameType } from '../schema/gameType.ts'
import { identifier } from '../schema/identifier.ts'
import { venueId } from '../schema/venueId.ts'

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
    /** What auto-transfer moved into the venue wallet. */
    moved: decimal,
  }),
  errors: [
    'unknown-venue',
    'unknown-game',
    'venue-maintenance',
    'game-active',
    'idempotency-key',
    'idempotency-conflict',
  ],
  summary: 'Opens a game session and gives the address of its frame. Demo needs no login.',
})
