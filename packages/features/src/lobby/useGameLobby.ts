import { m } from '@koi/i18n'
import { numberParam } from '../routing/numberParam.ts'
import { useTypedParam } from '../routing/useTypedParam.ts'
import { withParams } from '../routing/withParams.ts'
import { findGames } from './findGames.ts'
import type { GameFilter, GameLobbyModel, GameLobbyOptions } from './gameLobbyModel.ts'
import { useCatalogue } from './useCatalogue.ts'

const chunk = 24

function filterOf(text: string | null): GameFilter {
  return text === 'new' || text === 'hot' ? text : 'all'
}

/** The lobby of games: platform tabs, search, filters, and a list that grows by chunks. All of it lives in the address. */
export function useGameLobby({ url, gameType = 'slots' }: GameLobbyOptions): GameLobbyModel {
  const { params, setParams } = url
  const [search, onSearch] = useTypedParam(url, 'q', ['shown'])
  const state = useCatalogue()
  if (state.status !== 'ready') return state

  const venues = state.catalogue.venues.filter(({ venue }) => venue.gameType === gameType)
  const asked = numberParam(params, 'venue')
  const platform = venues.some(({ venue }) => venue.id === asked) ? asked : null
  const filter = filterOf(params.get('filter'))
  const found = findGames(
    venues.flatMap(({ games }) => games),
    { platform, search, filter },
  )
  const shown = Math.max(chunk, numberParam(params, 'shown') ?? chunk)
  const change = (changes: Readonly<Record<string, string | number | null>>) =>
    setParams(withParams(params, { q: search, shown: null, ...changes }), { preventScrollReset: true })

  return {
    status: found.length === 0 ? 'empty' : 'ready',
    platforms: [
      {
        venueId: null,
        name: m.lobby_all_platforms(),
        gameCount: venues.reduce((sum, { games }) => sum + games.length, 0),
      },
      ...venues.map(({ venue, games }) => ({
        venueId: venue.id,
        name: venue.name,
        gameCount: games.length,
      })),
    ],
    platform,
    onPlatform: (venue) => change({ venue }),
    search,
    onSearch,
    filter,
    onFilter: (next) => change({ filter: next === 'all' ? null : next }),
    onClear: () => {
      onSearch('')
      change({ venue: null, filter: null, q: null })
    },
    games: found.slice(0, shown),
    total: found.length,
    hasMore: shown < found.length,
    onMore: () =>
      setParams(withParams(params, { q: search, shown: shown + chunk }), {
        replace: true,
        preventScrollReset: true,
      }),
    refreshing: state.refreshing,
    onRefresh: state.onRefresh,
  }
}
