import { imageUrl } from '@koi/api-core/images'
import type { gameList, GameType, Venue } from '@koi/contract'
import type { Reply } from '@koi/store'
import { gameEntries, type CatalogueGame } from './gameEntries.ts'

/** One venue with its games in their order. */
export interface CatalogueVenue {
  readonly venue: Venue
  readonly picture: string
  readonly games: readonly CatalogueGame[]
}

/** Kinds, venues and games, ordered and ready to be shown. */
export interface Catalogue {
  readonly kinds: readonly { readonly gameType: GameType; readonly name: string; readonly picture: string }[]
  readonly venues: readonly CatalogueVenue[]
}

/** Orders the reply of the game list and gives its pictures the brand's version (D15). */
export function catalogueOf(reply: Reply<typeof gameList>, assetVersion: string): Catalogue {
  const versioned = (path: string) => imageUrl(path, { version: assetVersion, webp: false })
  return {
    kinds: reply.tabs.map((tab) => ({ ...tab, picture: versioned(tab.picture) })),
    venues: reply.venues
      .toSorted((a, b) => a.sort - b.sort)
      .map((venue) => ({
        venue,
        picture: versioned(venue.picture),
        games: gameEntries(venue, assetVersion),
      })),
  }
}
