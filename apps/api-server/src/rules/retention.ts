const day = 24 * 3_600_000

/**
 * How long rows are kept of which nobody needs the old ones, in milliseconds (D20). The ledger, rounds of real money, orders,
 * payments and withdrawals are kept for ever.
 */
export const retention = {
  /** After the absolute life of a login. */
  sessions: 90 * day,
  /** What a member reads of its own logins; longer than the sessions of a login are. */
  logins: 180 * day,
  /** After a code between tabs expired. */
  handOvers: day,
  /** A key whose first answer is gone moves nothing twice: the ledger knows what caused a movement. */
  idempotencyKeys: 90 * day,
  /** Callbacks of payment providers by their id; a payment itself is known for ever. */
  callbacks: 90 * day,
  /** How many members staked on a game on a day: popularity looks back a week. */
  gameDays: 30 * day,
  /** Messages, read or not: a year, and a month to look back from its end. */
  messages: 400 * day,
  /** A picture that was uploaded and that no feedback uses. */
  unusedPictures: day,
  /** After a game without money was closed, with its rounds. */
  demoGames: day,
} as const
