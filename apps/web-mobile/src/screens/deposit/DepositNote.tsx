import type { DepositForm } from '@koi/features/deposit'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'

/** What it costs, how long it takes and what arrives, beside the action. */
export function DepositNote({ form: { summary } }: { readonly form: DepositForm }) {
  if (!summary) return <span>{m.deposit_guide_care_1()}</span>
  const { coins, minutes } = summary
  return (
    <>
      <span>
        {coins === null ? m.deposit_fee() : m.deposit_pay_coins()} {coins ?? <Money fen={summary.fee} />} ·{' '}
        {m.deposit_minutes_value({ minutes })}
      </span>
      <span>
        {m.deposit_arrives()} <Money fen={summary.arrives} />
      </span>
    </>
  )
}
