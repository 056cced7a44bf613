import { coinMicrosFor, formatCoinMicros } from '@koi/contract/rates'

/** What an amount comes to. Amounts are fen. */
export interface WithdrawQuote {
  readonly amount: bigint
  readonly fee: bigint
  /** What arrives. */
  readonly net: bigint
  /** What arrives on a coin network, in coins with six places; null for the others. */
  readonly coin: { readonly coin: string; readonly amount: string; readonly rate: bigint } | null
}

/** What an amount comes to after the fee, in coins where `coin` names one; null when nothing would arrive. */
export function quoteOf(
  amount: bigint | null,
  fee: bigint,
  coin: { readonly coin: string; readonly rate: bigint } | null,
): WithdrawQuote | null {
  if (amount === null || amount <= fee) return null
  const net = amount - fee
  return {
    amount,
    fee,
    net,
    coin: coin && { ...coin, amount: formatCoinMicros(coinMicrosFor(net, coin.rate)) },
  }
}
