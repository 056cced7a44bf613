const second = 1_000
const hour = 3_600 * second

/** Times of game sessions, in milliseconds. */
export const play = {
  ticketLifetime: 60 * second,
  /** A demo session ends after this long without a round. */
  demoIdle: 2 * hour,
  /** A real session that nobody left ends after this long without a round. */
  realIdle: 12 * hour,
  /** A round that nobody came back to is settled after this long. */
  abandonedRound: 24 * hour,
} as const
