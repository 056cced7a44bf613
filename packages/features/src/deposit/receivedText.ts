import { formatAmount, parseDecimal } from '@koi/api-core/amount'
import type { DepositOrder } from '@koi/contract'
import { m } from '@koi/i18n'
import { coinText } from './coinText.ts'

/** What came in, as a player reads it: `¥500.00`, `55.56 USDT（¥400.03）`. */
export function receivedText(
  { receiver }: DepositOrder,
  { received, coins }: DepositOrder['payments'][number],
): string {
  const yuan = formatAmount(parseDecimal(received))
  if (coins === null || receiver.kind !== 'coin') return yuan
  return m.deposit_received_coins({ coins: coinText(coins, receiver.coin), yuan })
}
