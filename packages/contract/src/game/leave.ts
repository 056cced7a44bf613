import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { identifier } from '../schema/identifier.ts'

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
    returned: decimal,
    /** Stakes that stay held because their round is not settled. */
    held: decimal,
    central: decimal,
  }),
  errors: ['game-closed', 'idempotency-key', 'idempotency-conflict'],
  summary: 'Closes a game session; with auto-transfer the venue balance returns.',
})
