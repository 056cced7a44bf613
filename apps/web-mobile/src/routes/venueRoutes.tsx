import type { GameType } from '@koi/contract'
import { lazyRoute, lobbyPaths, type RouteHandle } from '@koi/features/routing'
import { m } from '@koi/i18n'
import type { RouteObject } from 'react-router-dom'

const titles: Readonly<Record<GameType, () => string>> = {
  sports: m.lobby_kind_sports,
  live: m.lobby_kind_live,
  chess: m.lobby_kind_chess,
  slots: m.lobby_kind_slots,
  lottery: m.lobby_kind_lottery,
  fish: m.lobby_kind_fish,
}

function venueRoute(gameType: GameType): RouteObject {
  const handle: RouteHandle = { title: titles[gameType] }
  return {
    path: lobbyPaths[gameType],
    handle,
    lazy: lazyRoute(async () => {
      const { VenueLobbyScreen } = await import('../screens/lobby/VenueLobbyScreen.tsx')
      return () => <VenueLobbyScreen key={gameType} gameType={gameType} />
    }),
  }
}

/** The six lobbies under `/venue`. */
export const venueRoutes: readonly RouteObject[] = (
  ['sports', 'live', 'chess', 'slots', 'lottery', 'fish'] as const
).map(venueRoute)
