import { m } from '@koi/i18n'
import { Money, type Description } from '@koi/ui'
import { quoteItems } from './quoteItems.tsx'
import type { WithdrawForm } from './withdrawModel.ts'

/** The terms of the form, line by line: the fee even before an amount is typed, then what the amount comes to, and when. */
export function formItems({ fee, quote, minutes }: WithdrawForm): Description[] {
  return [
    ...(quote
      ? quoteItems(quote)
      : [{ term: m.withdraw_fee(), value: fee === 0n ? m.withdraw_fee_none() : <Money fen={fee} /> }]),
    { term: m.withdraw_time(), value: m.withdraw_minutes({ minutes }) },
  ]
}
