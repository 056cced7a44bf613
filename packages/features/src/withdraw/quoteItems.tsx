import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { type Description, Money } from '@koi/ui'
import type { WithdrawForm } from './useWithdrawForm.ts'
import type { WithdrawQuote } from './withdrawQuote.ts'
import type { WithdrawalModel } from './useWithdrawal.ts'

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

/** The terms of the form, line by line: the fee even before an amount is typed, then what the amount comes to, and when. */
export function formItems({ fee, quote, minutes }: WithdrawForm): Description[] {
  return [
    ...(quote
      ? quoteItems(quote)
      : [{ term: m.withdraw_fee(), value: fee === 0n ? m.withdraw_fee_none() : <Money fen={fee} /> }]),
    { term: m.withdraw_time(), value: m.withdraw_minutes({ minutes }) },
  ]
}

/** What a withdrawal comes to, line by line. Of a rejected one all came back: there is no fee, and nothing arrived. */
export function orderItems({
  state,
  quote,
}: Pick<Extract<WithdrawalModel, { status: 'ready' }>, 'state' | 'quote'>): Description[] {
  return state === 'rejected'
    ? [{ term: m.withdraw_refunded(), value: <Money fen={quote.amount} />, strong: true }]
    : quoteItems(quote)
}
