import { m } from '@koi/i18n'
import { Button, Card, CopyButton, DescriptionList, Money, StatusLadder, Tag } from '@koi/ui'
import { routes } from '../routing/index.ts'
import { orderItems } from './quoteItems.tsx'
import type { WithdrawalModel } from './useWithdrawal.ts'
import { stateTones } from './withdrawalStates.ts'
import styles from './WithdrawalCard.module.css'

export interface WithdrawalCardProps {
  readonly order: Extract<WithdrawalModel, { status: 'ready' }>
}

/** How much a withdrawal is about, and how far it has come, with times and reasons. */
export function WithdrawalCard({ order }: WithdrawalCardProps) {
  return (
    <Card>
      <div className={styles['head']}>
        <p className={styles['amount']}>
          <Money fen={order.quote.amount} size="hero" />
        </p>
        <Tag tone={stateTones[order.state]}>{order.label}</Tag>
      </div>
      <StatusLadder label={m.withdraw_order_ladder()} steps={order.ladder} live={order.under} />
      {order.under ? (
        <p className={styles['note']}>
          {m.withdraw_order_updating()} {m.withdraw_order_no_cancel()}
        </p>
      ) : null}
    </Card>
  )
}

/** Where a withdrawal goes, what arrives, and its number; then back to the form. */
export function WithdrawalFacts({ order }: WithdrawalCardProps) {
  const { account } = order
  return (
    <Card>
      <DescriptionList
        items={[
          { term: m.withdraw_order_account(), value: `${account.name} ${account.number}` },
          ...orderItems(order),
          { term: m.withdraw_order_requested(), value: order.requestedAt },
          {
            term: m.withdraw_order_number(),
            value: (
              <span className={styles['number']}>
                {order.id}
                <CopyButton text={order.id} label={m.withdraw_order_number()} iconOnly />
              </span>
            ),
          },
        ]}
      />
      <Button className={styles['back']} block href={routes.withdraw}>
        {order.under ? m.withdraw_order_back() : m.withdraw_order_again()}
      </Button>
    </Card>
  )
}
