import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { gameType } from '../schema/gameType.ts'
import { idList } from '../schema/idList.ts'
import { venue } from './venue.ts'

export const gameList = defineEndpoint({
  name: 'game.list',
  method: 'GET',
  path: '/api/findmed/v1/game/list',
  origin: 'specification',
  access: 'public',
  encoding: 'query',
  effect: 'read',
  input: v.object({ show: v.optional(idList) }),
  output: v.object({
    tabs: v.array(v.object({ gameType, name: v.string(), picture: v.string() })),
    venues: v.array(venue),
  }),
  errors: [],
  summary: 'Venues with their games, in the language of the lang header.',
})
