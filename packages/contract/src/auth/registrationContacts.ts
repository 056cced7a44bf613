import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { listOf } from '../schema/listOf.ts'
import { nothing } from '../schema/nothing.ts'

export const registrationContacts = defineEndpoint({
  name: 'auth.registrationContacts',
  method: 'GET',
  path: '/api/findmed/v1/member/reg/contact',
  origin: 'specification',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(v.object({ field: v.picklist(['email', 'wechat', 'qq']), required: v.boolean() })),
  errors: [],
  summary: 'Contact fields that registration asks for.',
})
