const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Times of game sessions, in milliseconds. */
export const play = {
  ticketLifetime: 60 * second,
  /** A demo session ends after this long without a round. */
  demoIdle: 2 * hour,
  /** A real session that nobody left ends after this long without a round or a heartbeat that names its game. */
  realIdle: 10 * minute,
  /** The round of a game that was left is settled after this long; until then the player can come back to it. */
  leftRound: 10 * second,
  /** A round that nobody came back to is settled after this long. */
  abandonedRound: 24 * hour,
  /** A game that is opened again tells the last round for this long. */
  toldAgain: hour,
} as const
