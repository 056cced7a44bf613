import {
  CancelOrder,
  DepositLadder,
  OrderFacts,
  orderTones,
  PayDetailsList,
  type DepositOrderModel,
} from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Banner, Button, Card, Countdown, Money, Tag, TextLink } from '@koi/ui'
import view from './DepositView.module.css'
import styles from './OrderView.module.css'

interface ReadyOrderProps {
  readonly deposit: Extract<DepositOrderModel, { status: 'ready' }>
}

/** An order that is known. */
export function ReadyOrder({ deposit: { order, actions, watched } }: ReadyOrderProps) {
  return (
    <div className={view['sections']}>
      <Card>
        <div className={styles['head']}>
          <Tag tone={orderTones[order.tone]}>{order.stateName}</Tag>
          <p className={styles['amount']}>
            <Money fen={order.credited ?? order.received ?? order.amount} size="hero" />
          </p>
          {order.until === null ? null : (
            <p className={styles['left']}>
              {m.deposit_order_pay_before()} <Countdown until={order.until} />
            </p>
          )}
        </div>
      </Card>
      {order.reminder ? <Banner tone="warning">{order.reminder}</Banner> : null}
      {actions?.error ? (
        <Banner tone="negative" role="alert">
          {actions.error}
        </Banner>
      ) : null}
      {actions ? (
        <Card
          title={m.deposit_pay_title()}
          action={<TextLink href={order.cardHref}>{m.deposit_card_open()}</TextLink>}
        >
          <div className={styles['pay']}>
            <PayDetailsList pay={order.pay} />
            <Banner>{order.pay.hint}</Banner>
            <p className={styles['note']}>{m.deposit_sandbox()}</p>
          </div>
        </Card>
      ) : null}
      <Card title={m.deposit_order_ladder()}>
        <DepositLadder ladder={order.ladder} watched={watched} />
      </Card>
      <Card title={m.deposit_order_facts()}>
        <OrderFacts order={order} />
      </Card>
      <div className={styles['actions']}>
        {actions ? (
          <CancelOrder actions={actions} />
        ) : (
          <Button size="large" block href={routes.deposit}>
            {m.deposit_order_new()}
          </Button>
        )}
      </div>
    </div>
  )
}
