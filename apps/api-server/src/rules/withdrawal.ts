import { accountsPerKind, turnoverTimes, withdrawalsPerDay, withdrawLimits } from '@koi/contract/limits'

const second = 1_000

/** The rules of withdrawals (D20). Amounts are fen, times milliseconds. */
export const withdrawal = {
  /** Every credited deposit has to be staked this many times before money can leave; play money given away has not. */
  turnoverTimes: BigInt(turnoverTimes),
  /** Withdrawals a day in the business time zone; rejected ones do not count. */
  dailyCount: withdrawalsPerDay,
  /** The same request under another key within this time, or until it is paid, is taken for a duplicate by mistake. */
  duplicateWithin: 120 * second,
  kinds: withdrawLimits,
  accountsPerKind,
  /** How long each step takes in the sandbox, which plays the reviewer and the bank. */
  steps: { requested: 2 * second, reviewing: 4 * second, processing: 4 * second },
  /** Amounts by whose last two digits the sandbox rejects: in the review, and when the bank sends the money back. */
  rejected: { inReview: 13n, byBank: 14n },
} as const
