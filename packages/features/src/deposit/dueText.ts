import { formatAmount, parseDecimal } from '@koi/api-core/amount'
import type { DepositOrder } from '@koi/contract'

/** What is to be paid, as a player reads it: `¥500.00`, `69.45 USDT`. */
export function dueText({ receiver, amount }: DepositOrder): string {
  return receiver.kind === 'coin' ? `${receiver.amount} ${receiver.coin}` : formatAmount(parseDecimal(amount))
}
