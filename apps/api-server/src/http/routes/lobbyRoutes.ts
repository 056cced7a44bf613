import { contract } from '@koi/contract'
import { readFavourites, setFavourite } from '../../services/lobby/favourites.ts'
import { readPopularGames, readRecentGames } from '../../services/lobby/played.ts'
import { memberRoute, sharedRoute } from './route.ts'

export const lobbyRoutes = [
  memberRoute(contract.favourites, ({ ctx, memberId }) => readFavourites({ ctx, input: { memberId } })),
  memberRoute(contract.setFavourite, ({ ctx, memberId }, { game_id: gameId, favourite }) =>
    setFavourite({ ctx, input: { memberId, gameId, favourite } }),
  ),
  memberRoute(contract.recentGames, ({ ctx, memberId }) => readRecentGames({ ctx, input: { memberId } })),
  sharedRoute(contract.popularGames, ({ ctx }) => readPopularGames({ ctx })),
]
