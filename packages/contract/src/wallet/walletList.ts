import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'
import { gameType } from '../schema/gameType.ts'
import { idList } from '../schema/idList.ts'
import { venueStatus } from '../game/venueStatus.ts'

export const walletList = defineEndpoint({
  name: 'wallet.list',
  method: 'GET',
  path: '/api/game/walletlist',
  origin: 'specification',
  access: 'member',
  encoding: 'query',
  effect: 'read',
  input: v.object({ show: v.optional(idList) }),
  output: v.object({
    central: decimal,
    autoTransfer: v.boolean(),
    items: v.array(
      v.object({ venueId: v.number(), name: v.string(), gameType, status: venueStatus, balance: decimal }),
    ),
  }),
  errors: [],
  summary: 'The central wallet and the wallets of the shown venues.',
})
