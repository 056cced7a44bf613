import { OrderEnd, OrderSection, PayActions, type DepositOrderViewProps } from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { BalanceLine } from './BalanceLine.tsx'

/** One deposit order with the way to pay it at the bottom, and the way out of it at the end. */
export function OrderView({ deposit, balance }: DepositOrderViewProps) {
  const ready = deposit.status === 'ready' ? deposit : null
  return (
    <Screen
      title={m.deposit_order_title()}
      parent={routes.deposit}
      bottom={
        ready?.actions ? (
          <BottomBar>
            <PayActions actions={ready.actions} />
          </BottomBar>
        ) : null
      }
    >
      <BalanceLine balance={balance} />
      <OrderSection deposit={deposit} />
      {ready ? <OrderEnd actions={ready.actions} /> : null}
    </Screen>
  )
}
