import type { BalanceModel } from '@koi/features/balance'
import { ClaimButton, type DepositOrderModel } from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Empty, ErrorState, Skeleton } from '@koi/ui'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { BalanceLine } from './BalanceLine.tsx'
import { ReadyOrder } from './ReadyOrder.tsx'
import styles from './DepositView.module.css'
import order from './OrderView.module.css'

interface OrderViewProps {
  readonly deposit: DepositOrderModel
  readonly balance: BalanceModel
}

/** One deposit order: how much and until when, what to pay and where, and how far it is. */
export function OrderView({ deposit, balance }: OrderViewProps) {
  const actions = deposit.status === 'ready' ? deposit.actions : null
  return (
    <Screen
      title={m.deposit_order_title()}
      parent={routes.deposit}
      bottom={
        actions ? (
          <BottomBar>
            <div className={order['bar']}>
              <ClaimButton actions={actions} />
              <Button variant="primary" size="large" loading={actions.busy} onClick={actions.onCashier}>
                {m.deposit_cashier()}
              </Button>
            </div>
          </BottomBar>
        ) : null
      }
    >
      <BalanceLine balance={balance} />
      {deposit.status === 'loading' ? (
        <div className={styles['sections']} aria-hidden="true">
          <Skeleton shape="box" height={128} />
          <Skeleton shape="box" height={312} />
        </div>
      ) : null}
      {deposit.status === 'error' ? (
        <ErrorState title={m.deposit_order_error()} description={deposit.message} onRetry={deposit.onRetry} />
      ) : null}
      {deposit.status === 'unknown' ? (
        <Empty
          title={m.deposit_order_unknown()}
          description={m.deposit_order_unknown_text()}
          action={
            <Button variant="primary" href={routes.deposit}>
              {m.deposit_start()}
            </Button>
          }
        />
      ) : null}
      {deposit.status === 'ready' ? <ReadyOrder deposit={deposit} /> : null}
    </Screen>
  )
}
