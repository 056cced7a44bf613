import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { instant } from '../schema/instant.ts'
import { nothing } from '../schema/nothing.ts'

export const balance = defineEndpoint({
  name: 'member.balance',
  method: 'GET',
  path: '/api/findmed/v1/member/balance',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    central: decimal,
    venues: decimal,
    /** Stakes of rounds that are not settled yet. */
    held: decimal,
    total: decimal,
    at: instant,
  }),
  errors: [],
  summary: 'Sums of the central wallet, the venue wallets and held stakes.',
})
