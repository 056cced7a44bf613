import { coinAmount } from './coinAmount.ts'
import type { WithdrawQuote } from './withdrawModel.ts'

/** What an amount comes to after the fee, in coins where `coin` names one; null when nothing would arrive. */
export function quoteOf(
  amount: bigint | null,
  fee: bigint,
  coin: { readonly coin: string; readonly rate: bigint } | null,
): WithdrawQuote | null {
  if (amount === null || amount <= fee) return null
  const net = amount - fee
  return { amount, fee, net, coin: coin && { ...coin, amount: coinAmount(net, coin.rate) } }
}
