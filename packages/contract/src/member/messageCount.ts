import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { nothing } from '../schema/nothing.ts'

export const messageCount = defineEndpoint({
  name: 'member.messageCount',
  method: 'GET',
  path: '/api/findmed/v1/member/message/num',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({ unread: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  errors: [],
  summary: 'How many messages are unread.',
})
