import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { listOf } from '../schema/listOf.ts'
import { nothing } from '../schema/nothing.ts'

export const regions = defineEndpoint({
  name: 'account.regions',
  method: 'GET',
  path: '/api/f/v1/member/regions',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(
    v.object({
      /** GB/T 2260. */
      code: v.string(),
      name: v.string(),
      cities: v.array(v.object({ code: v.string(), name: v.string() })),
    }),
  ),
  errors: [],
  summary: 'Provinces and cities where a bank card can have been opened.',
})
