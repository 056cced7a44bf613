import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'

export const joinPromo = defineEndpoint({
  name: 'promo.join',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/join',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: v.object({ joined: v.literal(true) }),
  errors: [],
  summary: 'Joins a promotion.',
})
