import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { nothing } from '../schema/nothing.ts'
import { listOf } from '../schema/listOf.ts'

export const topCovers = defineEndpoint({
  name: 'promo.topCovers',
  method: 'GET',
  path: '/api/findmed/v1/promo/topCover',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(v.object({ id: v.string(), title: v.string(), picture: v.string(), link: v.string() })),
  errors: [],
  summary: 'Banners of the home page.',
})
