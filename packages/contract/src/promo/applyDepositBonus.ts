import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { decimal } from '../schema/decimal.ts'

export const applyDepositBonus = defineEndpoint({
  name: 'promo.applyDepositBonus',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/apply/depositActive',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier, deposit_id: v.optional(identifier) }),
  output: v.object({ bonus: decimal }),
  errors: [],
  summary: 'Applies for the bonus on a deposit.',
})
