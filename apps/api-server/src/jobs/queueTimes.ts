const second = 1_000
const minute = 60 * second

/** Times of the queue, in milliseconds. */
export const queueTimes = {
  /** How often a process looks for due work. */
  tick: second,
  /** How long a claim holds. Work of a process that died is taken up by another after this. */
  claim: 2 * minute,
  /** Wait before the second attempt; it doubles with each further one, up to the longest. */
  firstRetry: 2 * second,
  longestRetry: 10 * minute,
  /** Done work is remembered this long, so that asking for it again does nothing. */
  remembered: 7 * 24 * 60 * minute,
} as const
