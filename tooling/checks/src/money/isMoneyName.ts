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

/** Said of amounts and of other things too: what is made a number under such a name is an amount. */
const adjectives = ['arrives', 'available', 'central', 'due', 'held', 'net', 'paid', 'remaining', 'required']

const endsWith = (words: readonly string[]) => new RegExp(`(^|[a-z0-9_])(${words.join('|')})s?$`, 'i')
const certain = endsWith(nouns)
const likely = endsWith([...nouns, ...adjectives])

/** Whether a name says that what it holds is an amount of money: its last word decides, as in `netAmount`. */
export function isMoneyName(name: string): boolean {
  return certain.test(name)
}

/** Whether text under this name would be an amount. */
export function saysMoney(name: string): boolean {
  return likely.test(name)
}
