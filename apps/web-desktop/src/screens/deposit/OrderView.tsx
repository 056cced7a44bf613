import type { DepositOrderModel } from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Empty, ErrorState, PageHeading } from '@koi/ui'
import { DepositSkeleton } from './DepositSkeleton.tsx'
import styles from './DepositView.module.css'
import { ReadyOrder } from './ReadyOrder.tsx'

export interface OrderViewProps {
  readonly deposit: DepositOrderModel
}

/** One deposit order: what to pay and where on the left, how far it is on the right. */
export function OrderView({ deposit }: OrderViewProps) {
  return (
    <div className={styles['screen']}>
      <PageHeading className={styles['title']}>{m.deposit_order_title()}</PageHeading>
      {deposit.status === 'loading' && <DepositSkeleton />}
      {deposit.status === 'error' && (
        <ErrorState title={m.deposit_order_error()} description={deposit.message} onRetry={deposit.onRetry} />
      )}
      {deposit.status === 'unknown' && (
        <Empty
          title={m.deposit_order_unknown()}
          description={m.deposit_order_unknown_text()}
          action={
            <Button variant="primary" href={routes.deposit}>
              {m.deposit_start()}
            </Button>
          }
        />
      )}
      {deposit.status === 'ready' && <ReadyOrder deposit={deposit} />}
    </div>
  )
}
