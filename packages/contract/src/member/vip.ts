import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { nothing } from '../schema/nothing.ts'

export const vip = defineEndpoint({
  name: 'member.vip',
  method: 'GET',
  path: '/api/findmed/v1/member/vips',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    level: v.number(),
    name: v.string(),
    turnover: decimal,
    nextLevel: v.nullable(v.number()),
    turnoverNeeded: v.nullable(decimal),
  }),
  errors: [],
  summary: 'VIP level and progress to the next.',
})
