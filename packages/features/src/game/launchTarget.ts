import type { GameType } from '@koi/contract/game'

/** What to play: a game, or a venue's first game when `gameId` is left out. A `GameEntry` or `VenueEntry` fits it. */
export interface GameTarget {
  readonly venueId: number
  readonly gameId?: string
  readonly gameType: GameType
}

export type GameMode = 'real' | 'demo'

/** A game that is to be opened. */
export interface PlayRequest {
  readonly target: GameTarget
  readonly mode: GameMode
}
