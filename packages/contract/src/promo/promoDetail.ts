import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { promotion } from './promotion.ts'

export const promoDetail = defineEndpoint({
  name: 'promo.detail',
  method: 'GET',
  path: '/api/findmed/v1/promo/detail',
  origin: 'specification',
  access: 'public',
  encoding: 'query',
  effect: 'read',
  input: v.object({ id: v.optional(identifier) }),
  output: v.object({
    ...promotion.entries,
    sections: v.array(v.object({ heading: v.string(), text: v.string() })),
  }),
  errors: [],
  summary: 'One promotion with its terms by section.',
})
