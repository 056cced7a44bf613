import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { pageInput } from '../schema/pageInput.ts'
import { pageOf } from '../schema/pageOf.ts'
import { promotion } from './promotion.ts'

export const promoList = defineEndpoint({
  name: 'promo.list',
  method: 'GET',
  path: '/api/findmed/v1/promo/list',
  origin: 'specification',
  access: 'public',
  encoding: 'query',
  effect: 'read',
  input: v.object({ category: v.optional(v.string()), ...pageInput }),
  output: pageOf(promotion),
  errors: [],
  summary: 'Promotions, the newest first.',
})
