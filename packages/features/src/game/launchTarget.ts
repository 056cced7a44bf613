import type { GameType } from '@koi/contract/gameTypes'

/** A match of the schedule, and what of it was chosen already. */
export interface MatchTarget {
  readonly id: string
  readonly selection?: string
}

/** What to play: a game, or a venue's first game when `gameId` is left out. A `GameEntry` or `VenueEntry` fits it. */
export interface GameTarget {
  readonly venueId: number
  readonly gameId?: string
  readonly gameType: GameType
  /** A match of the schedule that is bet on there. */
  readonly match?: MatchTarget
}

export type GameMode = 'real' | 'demo'

/** A game that is to be opened. */
export interface PlayRequest {
  readonly target: GameTarget
  readonly mode: GameMode
}

/** A target alone, of a value that fits one and may say more. */
export function targetOf({ venueId, gameId, gameType, match }: GameTarget): GameTarget {
  return {
    venueId,
    gameType,
    ...(gameId === undefined ? {} : { gameId }),
    ...(match === undefined ? {} : { match }),
  }
}
