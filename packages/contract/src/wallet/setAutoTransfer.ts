import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { flag } from '../schema/flag.ts'

export const setAutoTransfer = defineEndpoint({
  name: 'wallet.setAutoTransfer',
  method: 'POST',
  path: '/api/game/autotransfer',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ enabled: flag }),
  output: v.object({ autoTransfer: v.boolean() }),
  errors: [],
  summary: 'Whether money follows the member into a game and back.',
})
