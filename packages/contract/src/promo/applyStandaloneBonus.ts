import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { decimal } from '../schema/decimal.ts'

export const applyStandaloneBonus = defineEndpoint({
  name: 'promo.applyStandaloneBonus',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/apply/aloneActive',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: v.object({ bonus: decimal }),
  errors: [],
  summary: 'Applies for a bonus that needs no deposit.',
})
