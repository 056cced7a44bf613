import { defineEndpoint } from '@koi/api-core'
import { listOf } from '../schema/listOf.ts'
import { nothing } from '../schema/nothing.ts'
import { depositChannel } from './depositChannel.ts'

export const depositChannels = defineEndpoint({
  name: 'deposit.channels',
  method: 'GET',
  path: '/api/f/v1/deposit/channels',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(depositChannel),
  errors: [],
  summary: 'Ways to deposit with their limits, fees, times and maintenance.',
})
