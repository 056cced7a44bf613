import { formatAmount, parseDecimal } from '@koi/api-core/amount'
import type { DepositOrder } from '@koi/contract'

/** What came in, as a player reads it: `¥500.00`, `55.56 USDT（¥400.03）`. */
export function receivedText(
  { receiver }: DepositOrder,
  { received, coins }: DepositOrder['payments'][number],
): string {
  const yuan = formatAmount(parseDecimal(received))
  return coins !== null && receiver.kind === 'coin' ? `${coins} ${receiver.coin}（${yuan}）` : yuan
}
