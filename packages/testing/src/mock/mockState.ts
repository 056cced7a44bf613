import type { RunningGame } from '@koi/contract/game'
import type { MemberInfo } from '@koi/contract/member'

/** What the mock remembers between calls. Wallets are fen; 0 is the central one. */
export interface MockState {
  member: MemberInfo | null
  wallets: Map<number, bigint>
  game: RunningGame | null
  autoTransfer: boolean
  /** Ids of games, the newest first. */
  favourites: readonly string[]
  recentGames: readonly string[]
  readonly now: () => number
}
