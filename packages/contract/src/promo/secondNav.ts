import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { nothing } from '../schema/nothing.ts'
import { listOf } from '../schema/listOf.ts'

export const secondNav = defineEndpoint({
  name: 'promo.secondNav',
  method: 'GET',
  path: '/api/findmed/v1/promo/secondNav',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(v.object({ id: v.string(), title: v.string(), picture: v.string(), link: v.string() })),
  errors: [],
  summary: 'Venue entries of the home page.',
})
