import type { GameType, VenueStatus } from '@koi/contract'

/** One game as a card shows it. Stakes are fen. */
export interface GameEntry {
  /** Unique over all venues: for React keys. */
  readonly key: string
  readonly venueId: number
  readonly gameId: string
  readonly gameType: GameType
  readonly name: string
  readonly venueName: string
  /** Address of the png; `imageUrl` has been applied. */
  readonly picture: string
  /** Return to player in percent, `"96.10"`. */
  readonly rtp: string
  readonly tags: readonly ('new' | 'hot')[]
  readonly stakeMin: bigint
  readonly stakeMax: bigint
  readonly venueStatus: VenueStatus
}
