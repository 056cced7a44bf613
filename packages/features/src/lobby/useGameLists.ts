import { lobbyApi, useStoreSelector } from '@koi/store'
import { useFavourites, type Favourites } from '../venues/useFavourites.ts'
import type { GameLists } from './findGames.ts'

const none: readonly string[] = []

/** The lists of games that members make, and whether this player is one. */
export interface GameListsModel extends GameLists {
  readonly isMember: boolean
  /** No list is on its way for the first time. */
  readonly settled: boolean
  /** The hearts on the cards. */
  readonly hearts: Favourites
}

/** What is popular, and what the member keeps and played last. A list that cannot be had is empty: no screen fails for it. */
export function useGameLists(): GameListsModel {
  const isMember = useStoreSelector((state) => state.session.status === 'member')
  const hearts = useFavourites()
  const popular = lobbyApi.endpoints.popularGames.useQuery(undefined, { refetchOnMountOrArgChange: 300 })
  const recents = lobbyApi.endpoints.recentGames.useQuery(undefined, {
    skip: !isMember,
    refetchOnMountOrArgChange: 30,
  })
  return {
    isMember,
    hearts,
    settled: !popular.isLoading && !recents.isLoading && !hearts.loading,
    popular: popular.currentData?.games ?? none,
    favourites: hearts.games,
    recents: (isMember ? recents.currentData?.games : undefined) ?? none,
  }
}
