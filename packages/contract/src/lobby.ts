import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { flag, identifier, nothing } from './schema/fields.ts'

/** Ids of games, as `game.list` has them. An id that the list does not have belongs to a title that is gone. */
const gameIds = v.object({ games: v.array(v.string()) })

export const favourites = defineEndpoint({
  name: 'lobby.favourites',
  method: 'GET',
  path: '/api/game/favourites',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: gameIds,
  errors: [],
  summary: 'The favourite games of the member, the newest first.',
})

export const setFavourite = defineEndpoint({
  name: 'lobby.setFavourite',
  method: 'POST',
  path: '/api/game/favourite',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ game_id: identifier, favourite: flag }),
  output: v.object({ favourite: v.boolean() }),
  errors: ['unknown-game', 'favourite-limit'],
  summary: 'Keeps a game as a favourite, or no longer. Saying the same again changes nothing.',
})

export const recentGames = defineEndpoint({
  name: 'lobby.recentGames',
  method: 'GET',
  path: '/api/game/recent',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: gameIds,
  errors: [],
  summary: 'The games that the member opened last with real play money, the latest first, at most 24.',
})

export const popularGames = defineEndpoint({
  name: 'lobby.popularGames',
  method: 'GET',
  path: '/api/game/popular',
  origin: 'extension',
  access: 'public',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: gameIds,
  errors: [],
  summary:
    'The games that most members staked on in the last seven days, the most played first, at most 300.',
})
