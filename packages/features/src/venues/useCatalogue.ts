import { imageUrl } from '@koi/api-core/images'
import type { gameList, Venue, VenueStatus } from '@koi/contract/game'
import type { GameType } from '@koi/contract/gameTypes'
import type { Reply } from '@koi/contract'
import { asFailure, gameApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { useBrand } from '../runtime/brand.ts'
import { gameKinds } from './gameKinds.ts'

/** One game as a card shows it. Stakes are fen. */
export interface GameEntry {
  /** Unique over all venues: for React keys. */
  readonly key: string
  readonly venueId: number
  readonly gameId: string
  readonly gameType: GameType
  readonly name: string
  readonly venueName: string
  /** Address of the png; `imageUrl` has been applied. */
  readonly picture: string
  /** Return to player in percent, `"96.10"`. */
  readonly rtp: string
  readonly tags: readonly ('new' | 'hot')[]
  readonly stakeMin: bigint
  readonly stakeMax: bigint
  readonly venueStatus: VenueStatus
}

/** A game of the catalogue: what a card shows, and what it is found by. */
export interface CatalogueGame extends GameEntry {
  readonly pinyin: string
  readonly initials: string
}

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

/** The catalogue of the brand's venues as it stands. */
export type CatalogueState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly catalogue: Catalogue
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

/** Reads the game list, once for all lobbies. What was read stays on show while it is read again. */
export function useCatalogue(): CatalogueState {
  const brand = useBrand()
  const textOf = useFailureText()
  const { currentData, error, isFetching, refetch } = gameApi.endpoints.games.useQuery({
    show: [...brand.venueIds],
  })
  const onRefresh = () => void refetch()
  if (currentData) {
    const catalogue = catalogueOf(currentData, brand.assetVersion)
    return { status: 'ready', catalogue, refreshing: isFetching, onRefresh }
  }
  const failure = asFailure(error)
  if (failure && !isFetching) return { status: 'error', message: textOf(failure), onRetry: onRefresh }
  return { status: 'loading' }
}

const ordered = new WeakMap<
  Reply<typeof gameList>,
  { readonly version: string; readonly catalogue: Catalogue }
>()

/** The catalogue of a reply: one for all who show it, however often they draw. */
function catalogueOf(reply: Reply<typeof gameList>, version: string): Catalogue {
  const known = ordered.get(reply)
  if (known?.version === version) return known.catalogue
  const catalogue = orderGames(reply, version)
  ordered.set(reply, { version, catalogue })
  return catalogue
}

/** Orders the reply of the game list and gives its pictures the brand's version (D15). */
function orderGames(reply: Reply<typeof gameList>, assetVersion: string): Catalogue {
  const versioned = (path: string) => imageUrl(path, { version: assetVersion, webp: false })
  return {
    kinds: reply.tabs.map(({ gameType, picture }) => ({
      gameType,
      name: gameKinds[gameType].name(),
      picture: versioned(picture),
    })),
    venues: reply.venues
      .toSorted((a, b) => a.sort - b.sort)
      .map((venue) => ({
        venue,
        picture: versioned(venue.picture),
        games: gameEntries(venue, assetVersion),
      })),
  }
}

/** The games of a venue in their order. The png is given; the picture component knows its other formats. */
function gameEntries(venue: Venue, assetVersion: string): readonly CatalogueGame[] {
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
      stakeMin: game.stake.min,
      stakeMax: game.stake.max,
      venueStatus: venue.status,
      pinyin: game.pinyin,
      initials: game.initials,
    }))
}
