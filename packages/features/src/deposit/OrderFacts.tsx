import { m } from '@koi/i18n'
import { Card, CopyButton, DescriptionList, Money, TextLink, type Description } from '@koi/ui'
import type { DepositOrderView } from './orderView.ts'

export interface OrderFactsProps {
  readonly order: DepositOrderView
}

/** An amount, or a dash where none came and none is awaited. */
function sum(fen: bigint | null) {
  return fen === null ? m.deposit_order_none() : <Money fen={fen} />
}

/** Received, fee and what arrives: they add up. */
function money({ state, received, fee, arrives, credited, coins }: DepositOrderView): Description[] {
  const done = credited !== null && credited === arrives
  return [
    ...(coins?.received ? [{ term: m.deposit_order_coins_received(), value: coins.received }] : []),
    ...(state === 'awaiting' ? [] : [{ term: m.deposit_order_received(), value: sum(received) }]),
    { term: m.deposit_fee(), value: sum(fee) },
    {
      term: done || arrives === null ? m.deposit_arrives() : m.deposit_order_expected(),
      value: sum(arrives),
      strong: true,
    },
  ]
}

/** The promotion that was chosen, and what it brought. */
function bonusFacts({ bonus }: DepositOrderView): Description[] {
  if (!bonus) return []
  return [
    { term: m.deposit_promo(), value: <TextLink href={bonus.href}>{bonus.title}</TextLink> },
    {
      term: m.deposit_promo_bonus(),
      value:
        bonus.bonus === null ? (
          bonus.state
        ) : (
          <>
            <Money fen={bonus.bonus} /> · {bonus.state}
          </>
        ),
    },
  ]
}

/** What was ordered, by which way and when; what came of it. */
export function OrderFacts({ order }: OrderFactsProps) {
  const { coins, channelName } = order
  return (
    <Card title={m.deposit_order_facts()}>
      <DescriptionList
        items={[
          { term: m.deposit_channel(), value: coins ? `${channelName} · ${coins.network}` : channelName },
          { term: m.deposit_order_amount(), value: <Money fen={order.amount} /> },
          ...(coins
            ? [
                { term: m.deposit_rate(), value: coins.rate },
                { term: m.deposit_pay_coins(), value: coins.due },
              ]
            : []),
          ...money(order),
          ...bonusFacts(order),
          {
            term: m.deposit_order_number(),
            value: (
              <>
                {order.id}
                {'\u00a0'}
                <CopyButton iconOnly text={order.id} label={m.deposit_order_number()} />
              </>
            ),
          },
          { term: m.deposit_order_created(), value: order.createdAt },
        ]}
      />
    </Card>
  )
}
