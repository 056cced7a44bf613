import { gameTypes, type GameType } from '@koi/contract/gameTypes'
import {
  ChessIcon,
  FishIcon,
  LiveCasinoIcon,
  LotteryIcon,
  SlotsIcon,
  SportsIcon,
  type IconShape,
} from '@koi/ui'
import { pages, routes } from '../routing/pages.ts'

export interface GameKind {
  /** Also the title of its lobby. */
  readonly name: () => string
  readonly icon: IconShape
  readonly lobbyPath: string
  /** Where the games of its venues are listed: the lobby itself, or a page of their own. */
  readonly gamesPath: string
  /** The page in which a launched game runs. */
  readonly containerPath: string
}

function kind(gameType: GameType, icon: IconShape, other: Partial<GameKind> = {}): GameKind {
  const { path, title } = pages[`${gameType}Lobby`]
  return {
    name: () => title(),
    icon,
    lobbyPath: path,
    gamesPath: path,
    containerPath: routes.venues,
    ...other,
  }
}

/** What the site knows of each kind of game. */
export const gameKinds: Readonly<Record<GameType, GameKind>> = {
  sports: kind('sports', SportsIcon, { containerPath: routes.sports }),
  live: kind('live', LiveCasinoIcon),
  chess: kind('chess', ChessIcon),
  slots: kind('slots', SlotsIcon, { gamesPath: routes.egame }),
  lottery: kind('lottery', LotteryIcon),
  fish: kind('fish', FishIcon),
}

/** The kind whose lobby is at a path; null where no lobby is. */
export function kindOfLobby(pathname: string): GameType | null {
  return gameTypes.find((type) => gameKinds[type].lobbyPath === pathname) ?? null
}

/** Whether a text from the address names a kind. */
export function isGameType(text: string | null): text is GameType {
  return gameTypes.some((type) => type === text)
}
