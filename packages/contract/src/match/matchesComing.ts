import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { integer } from '../schema/integer.ts'
import { listOf } from '../schema/listOf.ts'
import { match } from './match.ts'

export const matchesComing = defineEndpoint({
  name: 'match.coming',
  method: 'POST',
  path: '/api/findmed/v1/match/coming',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'read',
  input: v.object({ limit: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(50))) }),
  output: listOf(match),
  errors: [],
  summary: 'The next matches.',
})
