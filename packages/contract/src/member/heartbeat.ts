import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { instant } from '../schema/instant.ts'

const gameText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{0,40}$/))

export const heartbeat = defineEndpoint({
  name: 'member.heartbeat',
  method: 'POST',
  path: '/api/findmed/v1/heartbeat',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ gameid: gameText, platform: gameText }),
  output: v.object({ serverTime: instant }),
  errors: [],
  summary: 'Says that the member is here, and in which game; does not count as activity (D5, D6).',
})
