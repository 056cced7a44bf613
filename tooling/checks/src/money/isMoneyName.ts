const nouns = [
  'amount',
  'balance',
  'bonus',
  'credited',
  'fee',
  'fen',
  'payout',
  'price',
  'rebate',
  'received',
  'stake',
  'turnover',
  'wagered',
  'winnings',
  'yuan',
]
const lastWord = new RegExp(`(^|[a-z0-9_])(${nouns.join('|')})s?$`, 'i')

/** Whether a name says that what it holds is an amount of money: its last word decides, as in `netAmount`. */
export function isMoneyName(name: string): boolean {
  return lastWord.test(name)
}
