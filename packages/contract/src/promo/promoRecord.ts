import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { instant } from '../schema/instant.ts'
import { decimal } from '../schema/decimal.ts'
import { pageInput } from '../schema/pageInput.ts'
import { pageOf } from '../schema/pageOf.ts'

export const promoRecord = defineEndpoint({
  name: 'promo.record',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/record',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: v.object(pageInput),
  output: pageOf(
    v.object({ id: v.string(), title: v.string(), bonus: decimal, state: v.string(), at: instant }),
  ),
  errors: [],
  summary: 'What the member joined and received.',
})
