import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { memberInfo } from './member.ts'
import { instant, nothing } from './schema/fields.ts'

export const handOver = defineEndpoint({
  name: 'auth.handOver',
  method: 'POST',
  path: '/api/f/v1/member/session/hand-over',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: nothing,
  output: v.object({
    code: v.string(),
    expiresAt: instant,
    /** The caller's token was followed by another one that somebody else has got: a tab that was copied along with it. */
    superseded: v.boolean(),
  }),
  errors: [],
  summary:
    'Gives a one-time code with which a new tab of this device begins a session of the same login (D5).',
})

export const takeOver = defineEndpoint({
  name: 'auth.takeOver',
  method: 'POST',
  path: '/api/f/v1/member/session/take-over',
  origin: 'extension',
  access: 'public',
  encoding: 'form',
  effect: 'write',
  session: 'begin',
  input: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  output: memberInfo,
  errors: ['hand-over-invalid'],
  summary:
    'Begins a session of the login whose hand-over code this device got; the token comes in the id header.',
})
