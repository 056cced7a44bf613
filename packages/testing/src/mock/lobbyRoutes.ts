import { favourites, popularGames, recentGames, setFavourite } from '@koi/contract/lobby'
import { venues } from '../fixtures/venues.ts'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'
import { signedIn } from './signedIn.ts'

/** Favourites and games played last; of each venue the first game is popular. */
export function lobbyRoutes(state: MockState): readonly MockRoute[] {
  return [
    mockRoute(favourites, () => {
      signedIn(state)
      return { games: [...state.favourites] }
    }),
    mockRoute(setFavourite, ({ game_id, favourite }) => {
      signedIn(state)
      if (!venues.some(({ games }) => games.some(({ id }) => id === game_id)))
        throw new MockRefusal('unknown-game')
      const others = state.favourites.filter((id) => id !== game_id)
      state.favourites = favourite ? [game_id, ...others] : others
      return { favourite }
    }),
    mockRoute(recentGames, () => {
      signedIn(state)
      return { games: [...state.recentGames] }
    }),
    mockRoute(popularGames, () => ({
      games: venues.flatMap(({ games }) => games.slice(0, 1).map(({ id }) => id)),
    })),
  ]
}
