import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { listOf } from '../schema/listOf.ts'
import { nothing } from '../schema/nothing.ts'

export const vipLevels = defineEndpoint({
  name: 'member.vipLevels',
  method: 'GET',
  path: '/api/findmed/v1/member/vips/list',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(
    v.object({
      level: v.number(),
      name: v.string(),
      turnoverNeeded: decimal,
      upgradeBonus: decimal,
      birthdayGift: decimal,
      /** Rebate on turnover in percent, `"0.60"`. */
      rebatePercent: v.string(),
    }),
  ),
  errors: [],
  summary: 'VIP levels and their benefits.',
})
