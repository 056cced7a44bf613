import { m } from '@koi/i18n'
import { CopyButton, DescriptionList, Money } from '@koi/ui'
import type { DepositOrderView } from './depositOrderModel.ts'

export interface OrderFactsProps {
  readonly order: DepositOrderView
}

/** What was ordered, by which way and when. */
export function OrderFacts({ order }: OrderFactsProps) {
  return (
    <DescriptionList
      items={[
        { term: m.deposit_channel(), value: order.channelName },
        { term: m.deposit_order_amount(), value: <Money fen={order.amount} /> },
        { term: m.deposit_fee(), value: <Money fen={order.fee} /> },
        {
          term: m.deposit_arrives(),
          value: <Money fen={order.state === 'credited' ? order.credited : order.arrives} />,
        },
        {
          term: m.deposit_order_number(),
          value: (
            <>
              {order.id} <CopyButton iconOnly text={order.id} label={m.deposit_order_number()} />
            </>
          ),
        },
        { term: m.deposit_order_created(), value: order.createdAt },
      ]}
    />
  )
}
