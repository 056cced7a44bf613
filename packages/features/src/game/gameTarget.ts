import type { GameType } from '@koi/contract'

/** What to play: a game, or a venue's first game when `gameId` is left out. A `GameEntry` or `PlatformEntry` fits it. */
export interface GameTarget {
  readonly venueId: number
  readonly gameId?: string
  readonly gameType: GameType
}

export type GameMode = 'real' | 'demo'
