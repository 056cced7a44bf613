const second = 1_000

/** The rules of agents. */
export const agentRules = {
  /** Basis points of what referred members stake of their own money on a day; rounded down to whole fen over the day. */
  commission: 10n,
  /** How long the review of an application takes in the sandbox, which plays the reviewer. */
  reviewFor: 5 * second,
  /** The sandbox rejects an application that says less than so many characters. */
  leastAbout: 10,
  /** Days back for which commission is still paid, should no server have run meanwhile. */
  paidBack: 7,
} as const
