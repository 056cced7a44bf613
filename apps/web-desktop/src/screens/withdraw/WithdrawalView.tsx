import { routes } from '@koi/features/routing'
import { orderItems, stateTones, type WithdrawalModel } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import {
  Button,
  Card,
  CopyButton,
  DescriptionList,
  ErrorState,
  Money,
  PageHeading,
  Skeleton,
  StatusLadder,
  Tag,
} from '@koi/ui'
import styles from './WithdrawalView.module.css'
import view from './WithdrawView.module.css'

function Ready({ order }: { readonly order: Extract<WithdrawalModel, { status: 'ready' }> }) {
  const { account, quote } = order
  return (
    <div className={view['columns']}>
      <Card padding="large">
        <div className={styles['head']}>
          <p className={styles['amount']}>
            <Money fen={quote.amount} />
          </p>
          <Tag tone={stateTones[order.state]}>{order.label}</Tag>
        </div>
        <StatusLadder label={m.withdraw_order_ladder()} steps={order.ladder} live={order.under} />
        {order.under && (
          <p className={styles['note']}>
            {m.withdraw_order_updating()} {m.withdraw_order_no_cancel()}
          </p>
        )}
      </Card>
      <Card padding="large">
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
    </div>
  )
}

/** One withdrawal: how far it has come, with times and reasons, and what arrives. */
export function WithdrawalView({ withdrawal }: { readonly withdrawal: WithdrawalModel }) {
  return (
    <div className={view['screen']}>
      <PageHeading className={view['title']}>{m.withdraw_order_title()}</PageHeading>
      {withdrawal.status === 'loading' && (
        <div className={view['columns']} aria-busy="true">
          <Skeleton shape="box" height={400} />
          <Skeleton shape="box" height={270} />
        </div>
      )}
      {withdrawal.status === 'error' && (
        <ErrorState
          title={m.withdraw_order_error_title()}
          description={withdrawal.message}
          onRetry={withdrawal.onRetry}
        />
      )}
      {withdrawal.status === 'ready' && <Ready order={withdrawal} />}
    </div>
  )
}
