import { formatAmount, parseDecimal } from '@koi/api-core/amount'
import type { DepositOrder } from '@koi/contract'
import { coinText } from './coinText.ts'

/** What is to be paid, as a player reads it: `¥500.00`, `69.45 USDT`. */
export function dueText({ receiver, amount }: DepositOrder): string {
  return receiver.kind === 'coin'
    ? coinText(receiver.amount, receiver.coin)
    : formatAmount(parseDecimal(amount))
}
