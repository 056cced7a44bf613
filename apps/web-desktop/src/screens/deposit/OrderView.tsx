import { OrderEnd, OrderSection, PayActions, type DepositOrderViewProps } from '@koi/features/deposit'
import { m } from '@koi/i18n'
import { Page } from '../../layout/Page.tsx'
import styles from './DepositScreen.module.css'

/** One deposit order with what can be done about it on its card. */
export function OrderView({ deposit }: Pick<DepositOrderViewProps, 'deposit'>) {
  const actions = deposit.status === 'ready' ? deposit.actions : null
  return (
    <Page title={m.deposit_order_title()}>
      <OrderSection deposit={deposit}>
        <div className={styles['links']}>
          <OrderEnd actions={actions} />
          {actions ? <PayActions actions={actions} /> : null}
        </div>
      </OrderSection>
    </Page>
  )
}
