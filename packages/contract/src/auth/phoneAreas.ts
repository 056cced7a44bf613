import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { phoneArea } from '../rules/phoneArea.ts'
import { listOf } from '../schema/listOf.ts'
import { nothing } from '../schema/nothing.ts'

export const phoneAreas = defineEndpoint({
  name: 'auth.phoneAreas',
  method: 'GET',
  path: '/api/findmed/v1/member/phoneArea',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(
    v.object({ area: phoneArea, name: v.string(), minLength: v.number(), maxLength: v.number() }),
  ),
  errors: [],
  summary: 'Calling codes that may register.',
})
