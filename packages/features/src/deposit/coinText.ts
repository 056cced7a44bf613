import { formatAmount, parseDecimal } from '@koi/api-core/amount'

/** An amount of coins as a player reads it: `27,777.78 USDT`. */
export function coinText(amount: string, coin: string): string {
  return `${formatAmount(parseDecimal(amount)).replace('¥', '')} ${coin}`
}
