import {
  CancelOrder,
  ClaimButton,
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

export interface ReadyOrderProps {
  readonly deposit: Extract<DepositOrderModel, { status: 'ready' }>
}

/** An order that is known. */
export function ReadyOrder({ deposit: { order, actions, watched } }: ReadyOrderProps) {
  const facts = (
    <Card title={m.deposit_order_facts()} padding="large">
      <OrderFacts order={order} />
    </Card>
  )
  return (
    <div className={view['columns']}>
      <div className={view['side']}>
        <Card padding="large">
          <div className={styles['stack']}>
            <div className={styles['head']}>
              <p className={styles['amount']}>
                <Money fen={order.credited ?? order.received ?? order.amount} />
              </p>
              <Tag tone={orderTones[order.tone]}>{order.stateName}</Tag>
            </div>
            {order.until !== null && (
              <p className={styles['left']}>
                {m.deposit_order_pay_before()} <Countdown until={order.until} />
              </p>
            )}
            {order.reminder && <Banner tone="warning">{order.reminder}</Banner>}
            {actions?.error && (
              <Banner tone="negative" role="alert">
                {actions.error}
              </Banner>
            )}
            <div className={styles['actions']}>
              {actions ? (
                <>
                  <Button variant="primary" size="large" loading={actions.busy} onClick={actions.onCashier}>
                    {m.deposit_cashier()}
                  </Button>
                  <ClaimButton actions={actions} />
                  <CancelOrder actions={actions} />
                </>
              ) : (
                <Button size="large" href={routes.deposit}>
                  {m.deposit_order_new()}
                </Button>
              )}
            </div>
          </div>
        </Card>
        {actions && (
          <Card
            title={m.deposit_pay_title()}
            padding="large"
            action={<TextLink href={order.cardHref}>{m.deposit_card_open()}</TextLink>}
          >
            <div className={styles['pay']}>
              <PayDetailsList pay={order.pay} />
              <Banner>{order.pay.hint}</Banner>
              <p className={styles['note']}>{m.deposit_sandbox()}</p>
            </div>
          </Card>
        )}
        {!actions && facts}
      </div>
      <div className={view['side']}>
        <Card title={m.deposit_order_ladder()} padding="large">
          <DepositLadder ladder={order.ladder} watched={watched} />
        </Card>
        {actions && facts}
      </div>
    </div>
  )
}
