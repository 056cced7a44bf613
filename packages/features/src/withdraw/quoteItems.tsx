import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Money, type Description } from '@koi/ui'
import type { WithdrawQuote } from './withdrawModel.ts'

/** What an amount comes to, line by line: fee, rate and coins, and what arrives. */
export function quoteItems({ fee, net, coin }: WithdrawQuote): Description[] {
  return [
    { term: m.withdraw_fee(), value: fee === 0n ? m.withdraw_fee_none() : <Money fen={fee} /> },
    { term: m.withdraw_net(), value: <Money fen={net} />, strong: coin === null },
    ...(coin
      ? [
          {
            term: m.withdraw_rate(),
            value: m.withdraw_rate_value({ coin: coin.coin, rate: formatAmount(coin.rate) }),
          },
          {
            term: m.withdraw_coin_amount(),
            value: m.withdraw_coin_value({ amount: coin.amount, coin: coin.coin }),
            strong: true,
          },
        ]
      : []),
  ]
}
