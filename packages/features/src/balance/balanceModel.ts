/** The member's money. An amount is fen, or null when it is not known for sure (shown as `—` with a retry, D7). */
export type BalanceModel =
  | { readonly status: 'guest' }
  | {
      readonly status: 'loading' | 'error' | 'ready'
      readonly central: bigint | null
      readonly venues: bigint | null
      readonly held: bigint | null
      readonly total: bigint | null
      readonly refreshing: boolean
      readonly onRefresh: () => void
      /** Whether amounts are masked on this device. */
      readonly hidden: boolean
      readonly onToggleHidden: () => void
    }
