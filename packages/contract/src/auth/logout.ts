import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { nothing } from '../schema/nothing.ts'

export const logout = defineEndpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/api/f/v1/member/logout',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  session: 'end',
  input: nothing,
  output: v.object({ loggedOut: v.literal(true) }),
  errors: [],
  summary: 'Ends the session on the server.',
})
