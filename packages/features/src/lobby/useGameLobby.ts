import type { GameType } from '@koi/contract/gameTypes'
import { m } from '@koi/i18n'
import { useDeferredValue } from 'react'
import { numberParam, withParams, type UrlState } from '../routing/address.ts'
import { useTypedParam } from '../routing/useTypedParam.ts'
import { useCatalogue, type GameEntry } from '../venues/useCatalogue.ts'
import type { Favourites } from '../venues/useFavourites.ts'
import { findGames, gameFilters, type GameFilter } from './findGames.ts'
import { useGameLists } from './useGameLists.ts'
import { useListFailure, type ListFailure } from './useListFailure.ts'

/** One tab: all venues (`venueId` null) or one. */
export interface VenueTab {
  readonly venueId: number | null
  readonly name: string
  readonly gameCount: number
}

export type GameLobbyModel =
  /** `isMember` where it is known: then the own games can be chosen, too. */
  | { readonly status: 'loading'; readonly isMember?: boolean }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly venues: readonly VenueTab[]
      readonly venue: number | null
      readonly onVenue: (venueId: number | null) => void
      readonly search: string
      readonly onSearch: (text: string) => void
      readonly filter: GameFilter
      readonly onFilter: (filter: GameFilter) => void
      readonly onClear: () => void
      /** Favourites and games played last are for members. */
      readonly isMember: boolean
      readonly favourites: Favourites
      readonly hasRecents: boolean
      /** Why the member's own list that is asked for is not known. */
      readonly listFailure: ListFailure | null
      /** All that fit venue, search and filter; with none, offer `onClear`. */
      readonly games: readonly GameEntry[]
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

export interface GameLobbyOptions {
  /** `useSearchParams()`; keys used: `venue`, `q`, `filter`. */
  readonly url: UrlState
  /** Which kind's games; `slots` when left out. */
  readonly gameType?: GameType
}

function filterOf(text: string | null, isMember: boolean): GameFilter {
  const filter = gameFilters.find((known) => known === text) ?? 'all'
  return !isMember && (filter === 'favourite' || filter === 'recent') ? 'all' : filter
}

/** The lobby of games: venue tabs, search, filters, and all games that fit. What is chosen lives in the address. */
export function useGameLobby({ url, gameType = 'slots' }: GameLobbyOptions): GameLobbyModel {
  const { params, setParams } = url
  const [search, onSearch] = useTypedParam(url, 'q')
  // The letter that was typed is shown before games are looked for.
  const wanted = useDeferredValue(search)
  const state = useCatalogue()
  const lists = useGameLists()
  const { isMember, hearts } = lists
  const filter = filterOf(params.get('filter'), isMember)
  const listFailure = useListFailure(filter)
  if (state.status === 'loading') return { ...state, isMember }
  if (state.status !== 'ready') return state

  const own = state.catalogue.venues.filter(({ venue }) => venue.gameType === gameType)
  const asked = numberParam(params, 'venue')
  const venue = own.some(({ venue: { id } }) => id === asked) ? asked : null
  // Before its list is known, nobody can say that it is empty.
  if (filter !== 'all' && filter !== 'new' && !lists.settled) return { status: 'loading', isMember }
  const found = findGames(
    own.flatMap(({ games }) => games),
    { venue, search: wanted, filter },
    lists,
  )
  const change = (changes: Readonly<Record<string, string | number | null>>) =>
    setParams(withParams(params, { q: search, ...changes }), { preventScrollReset: true })

  return {
    status: 'ready',
    venues: [
      {
        venueId: null,
        name: m.lobby_all_venues(),
        gameCount: own.reduce((sum, { games }) => sum + games.length, 0),
      },
      ...own.map(({ venue: { id, name }, games }) => ({ venueId: id, name, gameCount: games.length })),
    ],
    venue,
    onVenue: (venueId) => change({ venue: venueId }),
    search,
    onSearch,
    filter,
    onFilter: (next) => change({ filter: next === 'all' ? null : next }),
    onClear: () => {
      onSearch('')
      change({ venue: null, filter: null, q: null })
    },
    isMember,
    favourites: hearts,
    hasRecents: lists.recents.length > 0,
    listFailure,
    games: found,
    refreshing: state.refreshing,
    onRefresh: state.onRefresh,
  }
}
