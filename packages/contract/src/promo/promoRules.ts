import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { listOf } from '../schema/listOf.ts'

export const promoRules = defineEndpoint({
  name: 'promo.rules',
  method: 'POST',
  path: '/api/findmed/v1/promo/active/rules',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: listOf(v.object({ heading: v.string(), text: v.string() })),
  errors: [],
  summary: 'The complete terms of a promotion.',
})
