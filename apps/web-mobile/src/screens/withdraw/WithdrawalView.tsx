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
  Skeleton,
  StatusLadder,
  Tag,
} from '@koi/ui'
import { Screen } from '../../layout/Screen.tsx'
import styles from './WithdrawalView.module.css'
import view from './WithdrawView.module.css'

function Ready({ order }: { readonly order: Extract<WithdrawalModel, { status: 'ready' }> }) {
  const { account, quote } = order
  return (
    <div className={view['sections']}>
      <Card>
        <div className={styles['head']}>
          <Tag tone={stateTones[order.state]}>{order.label}</Tag>
          <p className={styles['amount']}>
            <Money fen={quote.amount} size="hero" />
          </p>
        </div>
      </Card>
      <Card>
        <StatusLadder label={m.withdraw_order_ladder()} steps={order.ladder} live={order.under} />
        {order.under ? (
          <p className={styles['note']}>
            {m.withdraw_order_updating()} {m.withdraw_order_no_cancel()}
          </p>
        ) : null}
      </Card>
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
      </Card>
      <Button block size="large" href={routes.withdraw}>
        {order.under ? m.withdraw_order_back() : m.withdraw_order_again()}
      </Button>
    </div>
  )
}

/** One withdrawal: how far it has come, with times and reasons, and what arrives. */
export function WithdrawalView({ withdrawal }: { readonly withdrawal: WithdrawalModel }) {
  return (
    <Screen title={m.withdraw_order_title()} parent={routes.withdraw}>
      {withdrawal.status === 'loading' ? (
        <div className={view['sections']} aria-hidden="true">
          <Skeleton shape="box" height={112} />
          <Skeleton shape="box" height={312} />
          <Skeleton shape="box" height={228} />
        </div>
      ) : null}
      {withdrawal.status === 'error' ? (
        <ErrorState
          title={m.withdraw_order_error_title()}
          description={withdrawal.message}
          onRetry={withdrawal.onRetry}
        />
      ) : null}
      {withdrawal.status === 'ready' ? <Ready order={withdrawal} /> : null}
    </Screen>
  )
}
