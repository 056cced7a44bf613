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
  /** What a member reads of its money and its play, which is twelve months: movements, and sums of them and of rounds. */
  records: 400 * day,
  /** What members tell the site, with its answer and its pictures: as long as a complaint may be asked about. */
  feedback: 730 * day,
  /** A picture that was uploaded and that no feedback uses. */
  unusedPictures: day,
  /** After a game without money was closed, with its rounds. */
  demoGames: day,
} as const

/**
 * Tables of which no job deletes a row, and why they may stay. A test holds that every other table is forgotten: whoever adds
 * one decides how long its rows are kept.
 */
export const keptAlways = {
  /** Money and what it was moved for, with what says why; what was given away is known, so that nothing is given twice. */
  money: [
    'ledger_transactions',
    'ledger_postings',
    'ledger_house_days',
    'withdrawals',
    'withdrawal_steps',
    'deposit_orders',
    'deposit_steps',
    'deposit_payments',
    'turnover_deposits',
    'turnover_days',
    'bonuses',
    'bonus_rounds',
    'point_entries',
    'sign_ins',
    'gift_orders',
    'vip_steps',
    'vip_gifts',
    'agent_days',
  ],
  /** As many rows as there are members, or so many a member at most. */
  members: [
    'members',
    'ledger_accounts',
    'payout_accounts',
    'favourite_games',
    'recent_games',
    'message_counts',
    'order_counts',
    'list_counts',
    'turnovers',
    'point_accounts',
    'vip_reviews',
    'referrals',
    'agents',
    'agent_totals',
  ],
  /** What the site is made of: it grows only when somebody adds to it. */
  site: [
    'config',
    'articles',
    'bulletins',
    'home_entries',
    'statistics',
    'venues',
    'games',
    'gifts',
    'promotions',
    'promotion_versions',
    'deposit_channels',
    'vip_days',
  ],
} as const
