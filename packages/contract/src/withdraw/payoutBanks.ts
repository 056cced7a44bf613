import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { nothing } from '../schema/nothing.ts'
import { listOf } from '../schema/listOf.ts'

export const payoutBanks = defineEndpoint({
  name: 'withdraw.banks',
  method: 'POST',
  path: '/api/f/v1/withdraw/can/banks',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: nothing,
  output: listOf(v.object({ code: v.string(), name: v.string(), initials: v.string() })),
  errors: [],
  summary: 'Banks that a withdrawal can be paid to.',
})
