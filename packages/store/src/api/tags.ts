/** What the cache entries are about. `Localised` marks names that come in the language of the `lang` header. */
export const tags = [
  'Localised',
  'Wallets',
  'CurrentGame',
  'Bets',
  'PasswordConfig',
  'Accounts',
  'Withdrawals',
  'Deposits',
] as const
