import type { GameType } from '@koi/contract'
import { routes } from './routes.ts'

/** The lobby of each kind of venue. */
export const lobbyPaths: Readonly<Record<GameType, string>> = {
  sports: routes.sportsLobby,
  live: routes.liveLobby,
  chess: routes.chessLobby,
  slots: routes.slotsLobby,
  lottery: routes.lotteryLobby,
  fish: routes.fishLobby,
}
