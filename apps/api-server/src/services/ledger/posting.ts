import type { AccountRef } from './accounts.ts'

/** One movement: positive fen into the account, negative out of it. */
export interface Move {
  readonly account: AccountRef
  readonly amount: bigint
}

/** One ledger transaction. `reference` names its cause and is unique: a second posting of it fails. */
export interface Posting {
  readonly id: string
  readonly kind:
    | 'grant'
    | 'transfer'
    | 'recycle'
    | 'launch'
    | 'leave'
    | 'stake'
    | 'settle'
    | 'withdraw-hold'
    | 'withdraw-pay'
    | 'withdraw-release'
    | 'deposit'
    | 'bonus-grant'
    | 'bonus-release'
    | 'bonus-end'
    | 'reward'
  readonly memberId: string
  readonly reference: string
  readonly at: Date
  readonly moves: readonly Move[]
  /** The deposit or withdrawal it belongs to. */
  readonly order?: string
  /** What a reward is, where it is more than a bonus. */
  readonly reward?: 'rebate' | 'commission'
}
