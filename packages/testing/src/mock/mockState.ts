import type { MemberInfo, RunningGame } from '@koi/contract'

/** What the mock remembers between calls. Wallets are fen; 0 is the central one. */
export interface MockState {
  member: MemberInfo | null
  wallets: Map<number, bigint>
  game: RunningGame | null
  autoTransfer: boolean
  readonly now: () => number
}
