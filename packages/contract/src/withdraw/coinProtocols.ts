import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { nothing } from '../schema/nothing.ts'
import { listOf } from '../schema/listOf.ts'
import { coinNetworks } from './coinNetwork.ts'

export const coinProtocols = defineEndpoint({
  name: 'withdraw.coinProtocols',
  method: 'POST',
  path: '/api/f/v1/virtual/can/protocol',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'read',
  input: nothing,
  output: listOf(
    v.object({
      coin: v.string(),
      protocol: v.picklist(coinNetworks),
      /** Yuan for one coin, with two places. */
      rate: v.string(),
    }),
  ),
  errors: [],
  summary: 'Coins and networks that can be bound.',
})
