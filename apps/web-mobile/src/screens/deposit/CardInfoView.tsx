import type { BalanceModel } from '@koi/features/balance'
import { PayDetailsList, type CardInfoModel } from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Banner, Button, Card, Countdown, Empty, ErrorState, Skeleton } from '@koi/ui'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { BalanceLine } from './BalanceLine.tsx'
import styles from './OrderView.module.css'

interface CardInfoViewProps {
  readonly card: CardInfoModel
  readonly balance: BalanceModel
}

/** Where and what to pay, and nothing else. */
export function CardInfoView({ card, balance }: CardInfoViewProps) {
  const start = (
    <Button variant="primary" href={routes.deposit}>
      {m.deposit_start()}
    </Button>
  )
  return (
    <Screen
      title={m.deposit_card_title()}
      parent={routes.deposit}
      bottom={
        card.status === 'ready' ? (
          <BottomBar>
            <Button variant="primary" size="large" block href={card.orderHref}>
              {m.deposit_card_back()}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      <BalanceLine balance={balance} />
      {card.status === 'loading' ? <Skeleton shape="box" height={380} /> : null}
      {card.status === 'error' ? (
        <ErrorState title={m.deposit_order_error()} description={card.message} onRetry={card.onRetry} />
      ) : null}
      {card.status === 'unknown' ? (
        <Empty
          title={m.deposit_order_unknown()}
          description={m.deposit_order_unknown_text()}
          action={start}
        />
      ) : null}
      {card.status === 'empty' ? (
        <Empty title={m.deposit_card_empty()} description={m.deposit_card_empty_text()} action={start} />
      ) : null}
      {card.status === 'ready' ? (
        <Card>
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
          </div>
        </Card>
      ) : null}
    </Screen>
  )
}
