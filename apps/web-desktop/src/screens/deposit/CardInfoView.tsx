import { PayDetailsList, type CardInfoModel } from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Banner, Button, Card, Countdown, Empty, ErrorState, PageHeading, Skeleton } from '@koi/ui'
import view from './DepositView.module.css'
import styles from './OrderView.module.css'

export interface CardInfoViewProps {
  readonly card: CardInfoModel
}

/** Where and what to pay, and nothing else. */
export function CardInfoView({ card }: CardInfoViewProps) {
  const start = (
    <Button variant="primary" href={routes.deposit}>
      {m.deposit_start()}
    </Button>
  )
  return (
    <div className={view['screen']}>
      <PageHeading className={view['title']}>{m.deposit_card_title()}</PageHeading>
      {card.status === 'loading' && <Skeleton shape="box" height={380} />}
      {card.status === 'error' && (
        <ErrorState title={m.deposit_order_error()} description={card.message} onRetry={card.onRetry} />
      )}
      {card.status === 'unknown' && (
        <Empty
          title={m.deposit_order_unknown()}
          description={m.deposit_order_unknown_text()}
          action={start}
        />
      )}
      {card.status === 'empty' && (
        <Empty title={m.deposit_card_empty()} description={m.deposit_card_empty_text()} action={start} />
      )}
      {card.status === 'ready' && (
        <div className={view['columns']}>
          <Card padding="large">
            <div className={styles['pay']}>
              {card.order.until === null ? (
                <Banner tone="warning">{m.deposit_card_closed()}</Banner>
              ) : (
                <p className={styles['left']}>
                  {m.deposit_order_pay_before()} <Countdown until={card.order.until} />
                </p>
              )}
              <PayDetailsList pay={card.order.pay} />
              <Banner>{card.order.pay.hint}</Banner>
              <p className={styles['note']}>{m.deposit_sandbox()}</p>
              <div className={styles['actions']}>
                <Button variant="primary" size="large" href={card.orderHref}>
                  {m.deposit_card_back()}
                </Button>
              </div>
            </div>
          </Card>
        </div>
      )}
    </div>
  )
}
