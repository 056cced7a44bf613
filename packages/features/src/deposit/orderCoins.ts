import { fenToDecimal, formatAmount, parseDecimal } from '@koi/api-core/amount'
import type { DepositOrder } from '@koi/contract'
import { m } from '@koi/i18n'
import { coinText } from './coinText.ts'
import type { DepositOrderCoins } from './depositOrderModel.ts'

/** Network, rate and amounts of an order of coins; null for the other ways. */
export function orderCoins({ receiver, payments }: DepositOrder): DepositOrderCoins | null {
  if (receiver.kind !== 'coin') return null
  const { coin, network, rate, amount } = receiver
  const came = payments.flatMap(({ coins }) => (coins === null ? [] : parseDecimal(coins)))
  const total = came.reduce((sum, cents) => sum + cents, 0n)
  return {
    network,
    rate: m.deposit_rate_value({ coin, price: formatAmount(parseDecimal(rate)) }),
    due: coinText(amount, coin),
    received: came.length === 0 ? null : coinText(fenToDecimal(total), coin),
  }
}
