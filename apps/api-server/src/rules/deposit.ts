const second = 1_000
const minute = 60 * second

/** The rules of deposits (D20). Amounts are fen, times milliseconds. */
export const deposit = {
  /** How long a payment is awaited. */
  awaited: 15 * minute,
  /** How long before its end an order is said to expire soon. */
  remindBefore: 3 * minute,
  /** Orders of one member that may await a payment at the same time. */
  openOrders: 3,
  /** The same request under another key within this time, or while its order is open, is taken for a repeat by mistake. */
  repeatWithin: 2 * minute,
  /** From a payment as announced to its credit, so that the ladder can be followed. */
  creditAfter: 2 * second,
  /** From any other payment to its credit: the sandbox plays the reviewer. */
  reviewFor: 6 * second,
  /** How long a way to deposit stays closed that the operator closes at the start. */
  maintenance: 120 * minute,
  cashierTicket: minute,
  callback: {
    /** How far the time of a callback may be from ours. */
    tolerance: 5 * minute,
    timeout: 5 * second,
  },
} as const
