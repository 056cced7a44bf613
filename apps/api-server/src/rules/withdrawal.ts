import type { PayoutKind } from '@koi/contract'

const second = 1_000

/** The terms of one kind of account, in fen and minutes. The fee is part of the amount that is asked for. */
export interface KindTerms {
  readonly min: bigint
  readonly max: bigint
  readonly fee: bigint
  readonly minutes: number
}

/** The rules of withdrawals (D20). Amounts are fen, times milliseconds. */
export const withdrawal = {
  /** Every credited deposit has to be staked this many times before money can leave; play money given away has not. */
  turnoverTimes: 1n,
  /** Withdrawals a day in the business time zone; rejected ones do not count. */
  dailyCount: 5,
  /** The same request under another key within this time, or until it is paid, is taken for a repeat by mistake. */
  repeatWithin: 120 * second,
  kinds: {
    bank: { min: 10_000n, max: 5_000_000n, fee: 0n, minutes: 30 },
    alipay: { min: 5_000n, max: 2_000_000n, fee: 100n, minutes: 15 },
    coin: { min: 20_000n, max: 20_000_000n, fee: 500n, minutes: 20 },
  } satisfies Record<PayoutKind, KindTerms>,
  accountsPerKind: 5,
  /** How long each step takes in the sandbox, which plays the reviewer and the bank. */
  steps: { requested: 2 * second, reviewing: 4 * second, processing: 4 * second },
  /** Amounts by whose last two digits the sandbox rejects: in the review, and when the bank sends the money back. */
  rejected: { inReview: 13n, byBank: 14n },
} as const
