import { parseDecimal } from '@koi/api-core/amount'
import { imageUrl } from '@koi/api-core/images'
import type { Venue } from '@koi/contract'
import type { GameEntry } from './gameEntry.ts'
import type { Searchable } from './searchRank.ts'

/** A game of the catalogue: what a card shows, and what it is found by. */
export type CatalogueGame = GameEntry & Searchable

/** The games of a venue in their order. The png is given; the picture component knows its other formats. */
export function gameEntries(venue: Venue, assetVersion: string): readonly CatalogueGame[] {
  return venue.games
    .toSorted((a, b) => a.sort - b.sort)
    .map((game) => ({
      key: `${venue.id}:${game.id}`,
      venueId: venue.id,
      gameId: game.id,
      gameType: venue.gameType,
      name: game.name,
      venueName: venue.name,
      picture: imageUrl(game.picture, { version: assetVersion, webp: false }),
      rtp: game.rtp,
      tags: game.tags,
      stakeMin: parseDecimal(game.stake.min),
      stakeMax: parseDecimal(game.stake.max),
      venueStatus: venue.status,
      pinyin: game.pinyin,
      initials: game.initials,
    }))
}
