import type { GameType } from '@koi/contract'

/** A game that was launched in this page. */
export interface LaunchedGame {
  readonly sessionId: string
  /** Address of its frame, good for one load. */
  readonly url: string
  readonly mode: 'real' | 'demo'
  readonly venueId: number
  /** The game that was asked for; null for the venue's first one. */
  readonly gameId: string | null
  readonly gameType: GameType
  readonly gameName: string
  readonly venueName: string
}
