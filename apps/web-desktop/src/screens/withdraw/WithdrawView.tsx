import type { WithdrawModel } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { ErrorState, PageHeading } from '@koi/ui'
import { FundsCard } from './FundsCard.tsx'
import { RecentCard } from './RecentCard.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'
import { WithdrawFormCard } from './WithdrawFormCard.tsx'
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx'
import styles from './WithdrawView.module.css'

export interface WithdrawViewProps {
  readonly withdraw: WithdrawModel
  /** Whether amounts are masked on this device. */
  readonly hidden: boolean
}

/** The form on the left; what can leave, what has to be staked first, and the last withdrawals on the right. */
export function WithdrawView({ withdraw, hidden }: WithdrawViewProps) {
  return (
    <div className={styles['screen']}>
      <PageHeading className={styles['title']}>{m.withdraw_title()}</PageHeading>
      {withdraw.status === 'loading' && <WithdrawSkeleton />}
      {withdraw.status === 'error' && (
        <ErrorState
          title={m.withdraw_error_title()}
          description={withdraw.message}
          onRetry={withdraw.onRetry}
        />
      )}
      {withdraw.status === 'ready' && (
        <div className={styles['columns']}>
          <WithdrawFormCard model={withdraw} />
          <div className={styles['aside']}>
            <FundsCard model={withdraw} hidden={hidden} />
            <RecentCard recent={withdraw.recent} hidden={hidden} />
          </div>
          <WithdrawDialog step={withdraw.step} />
        </div>
      )}
    </div>
  )
}
