import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { nothing } from '../schema/nothing.ts'

export const promoFlags = defineEndpoint({
  name: 'promo.flags',
  method: 'GET',
  path: '/api/findmed/v1/promo/flags',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({ sign: v.boolean(), gifts: v.boolean(), referral: v.boolean() }),
  errors: [],
  summary: 'Which kinds of promotion are on.',
})
