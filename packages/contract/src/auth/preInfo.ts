import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { instant } from '../schema/instant.ts'
import { nothing } from '../schema/nothing.ts'

export const preInfo = defineEndpoint({
  name: 'auth.preInfo',
  method: 'GET',
  path: '/api/f/v1/member/preInfo',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    /** SPKI PEM of the key for secret fields (D14). */
    publicKey: v.string(),
    serverTime: instant,
    version: v.string(),
    minimumAge: v.number(),
    /** Origin of the sandbox game, its frame and its message outbox. */
    sandboxOrigin: v.pipe(v.string(), v.url()),
    transfer: v.object({ min: decimal, max: decimal }),
  }),
  errors: [],
  summary: 'What a client needs before login: public key, server time, limits.',
})
