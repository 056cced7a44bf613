import type { GameType } from '@koi/contract'
import { lazyRoute, lobbyPaths } from '@koi/features/routing'
import { m } from '@koi/i18n'
import type { RouteObject } from 'react-router-dom'

function lobby(gameType: GameType, title: () => string): RouteObject {
  return {
    path: lobbyPaths[gameType],
    lazy: lazyRoute(async () => {
      const { createLobbyScreen } = await import('../screens/venueLobby/createLobbyScreen.tsx')
      return createLobbyScreen(gameType)
    }),
    handle: { title },
  }
}

/** The six lobbies: one screen, six kinds. */
export const lobbyRoutes: readonly RouteObject[] = [
  lobby('sports', () => m.lobby_kind_sports()),
  lobby('live', () => m.lobby_kind_live()),
  lobby('chess', () => m.lobby_kind_chess()),
  lobby('slots', () => m.lobby_kind_slots()),
  lobby('lottery', () => m.lobby_kind_lottery()),
  lobby('fish', () => m.lobby_kind_fish()),
]
