import { gameTypes, type GameType } from '@koi/contract/gameTypes'
import { m } from '@koi/i18n'
import {
  ChessIcon,
  FishIcon,
  LiveCasinoIcon,
  LotteryIcon,
  SlotsIcon,
  SportsIcon,
  type IconShape,
} from '@koi/ui'
import { routes } from '../routing/pages.ts'

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

function kind(
  gameType: GameType,
  name: () => string,
  icon: IconShape,
  other: Partial<GameKind> = {},
): GameKind {
  const path = routes[`${gameType}Lobby`]
  return {
    name,
    icon,
    lobbyPath: path,
    gamesPath: path,
    containerPath: routes.venues,
    ...other,
  }
}

/** What the site knows of each kind of game. */
export const gameKinds: Readonly<Record<GameType, GameKind>> = {
  sports: kind('sports', () => m.lobby_kind_sports(), SportsIcon, { containerPath: routes.sports }),
  live: kind('live', () => m.lobby_kind_live(), LiveCasinoIcon),
  chess: kind('chess', () => m.lobby_kind_chess(), ChessIcon),
  slots: kind('slots', () => m.lobby_kind_slots(), SlotsIcon, { gamesPath: routes.egame }),
  lottery: kind('lottery', () => m.lobby_kind_lottery(), LotteryIcon),
  fish: kind('fish', () => m.lobby_kind_fish(), FishIcon),
}

/** The kind whose lobby is at a path; null where no lobby is. */
export function kindOfLobby(pathname: string): GameType | null {
  return gameTypes.find((type) => gameKinds[type].lobbyPath === pathname) ?? null
}

/** Whether a text from the address names a kind. */
export function isGameType(text: string | null): text is GameType {
  return gameTypes.some((type) => type === text)
}
