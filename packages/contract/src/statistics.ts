import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { listOf, nothing } from './schema/fields.ts'

export const statistics = defineEndpoint({
  name: 'site.statistics',
  method: 'GET',
  path: '/api/findmed/v1/md',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(
    v.object({
      /** Host this entry is meant for. */
      url: v.string(),
      /** Address of the collection script; its host tells the provider (D17). */
      platform_ck: v.string(),
    }),
  ),
  errors: [],
  summary: 'Promotion statistics: which collection script serves which host.',
})
