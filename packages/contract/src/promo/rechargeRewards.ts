import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { decimal } from '../schema/decimal.ts'
import { listOf } from '../schema/listOf.ts'

export const rechargeRewards = defineEndpoint({
  name: 'promo.rechargeRewards',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/recharge/rewards',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: listOf(v.object({ deposit: decimal, reward: decimal, claimed: v.boolean() })),
  errors: [],
  summary: 'Steps of a recharge reward.',
})
