import { m } from '@koi/i18n'
import { DescriptionList, Money } from '@koi/ui'
import type { DepositSummary } from './depositModel.ts'

export interface DepositSummaryListProps {
  readonly summary: DepositSummary
}

/** What a deposit comes to, as on a receipt. */
export function DepositSummaryList({ summary }: DepositSummaryListProps) {
  const { channelName, network, amount, fee, arrives, coins, rate, minutes } = summary
  return (
    <DescriptionList
      items={[
        { term: m.deposit_channel(), value: network ? `${channelName} · ${network}` : channelName },
        { term: m.deposit_amount(), value: <Money fen={amount} /> },
        ...(coins === null || rate === null
          ? []
          : [
              { term: m.deposit_pay_coins(), value: coins },
              { term: m.deposit_rate(), value: rate },
            ]),
        { term: m.deposit_fee(), value: <Money fen={fee} /> },
        { term: m.deposit_minutes(), value: m.deposit_minutes_value({ minutes }) },
        { term: m.deposit_arrives(), value: <Money fen={arrives} />, strong: true },
      ]}
    />
  )
}
