import * as v from 'valibot'
import { gameType } from '../schema/gameType.ts'
import { game } from './game.ts'
import { venueStatus } from './venueStatus.ts'

/** One platform with its games. `sort` orders venues, the smallest first. */
export const venue = v.object({
  id: v.number(),
  sort: v.number(),
  gameType,
  name: v.string(),
  status: venueStatus,
  picture: v.string(),
  games: v.array(game),
})

export type Venue = v.InferOutput<typeof venue>
