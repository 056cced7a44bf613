import { m } from '@koi/i18n'
import { Money, type Description } from '@koi/ui'
import { quoteItems } from './quoteItems.tsx'
import type { WithdrawalModel } from './withdrawalModel.ts'

/** What a withdrawal comes to, line by line. Of a rejected one all came back: there is no fee, and nothing arrived. */
export function orderItems({
  state,
  quote,
}: Pick<Extract<WithdrawalModel, { status: 'ready' }>, 'state' | 'quote'>): Description[] {
  return state === 'rejected'
    ? [{ term: m.withdraw_refunded(), value: <Money fen={quote.amount} />, strong: true }]
    : quoteItems(quote)
}
