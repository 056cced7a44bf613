import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'

export const promoJoined = defineEndpoint({
  name: 'promo.joined',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/isJoinActive',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: v.object({ joined: v.boolean() }),
  errors: [],
  summary: 'Whether the member has joined.',
})
