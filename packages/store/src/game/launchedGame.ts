import type { GameType } from '@koi/contract'

/** A game that was launched in this page. */
export interface LaunchedGame {
  readonly sessionId: string
  /** Address of its frame, good for one load. */
  readonly url: string
  readonly mode: 'real' | 'demo'
  readonly venueId: number
  readonly gameId: string
  readonly gameType: GameType
  readonly gameName: string
  readonly venueName: string
  /** Its frame has used the ticket: a new frame needs a new launch. */
  readonly opened: boolean
}
