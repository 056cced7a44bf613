import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { ladder } from './rewardParts.ts'
import { nothing } from './schema/fields.ts'
import { hundredths } from './schema/money.ts'

export const rewardRules = defineEndpoint({
  name: 'promo.rewardRules',
  method: 'GET',
  path: '/api/findmed/v1/promo/rules/rewards',
  origin: 'extension',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    /** What the days of a sign-in streak bring; it begins anew after the last. */
    ladder,
    /** Commission of an agent on what referred members stake, in percent. */
    commissionPercent: hundredths,
  }),
  errors: [],
  summary: 'What signing in and inviting friends brings, for those who are not logged in.',
})
