import { routes } from '@koi/features/routing'
import type { WithdrawModel } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Button, ErrorState, PullToRefresh } from '@koi/ui'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { RecentWithdrawals } from './RecentWithdrawals.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import { WithdrawNote } from './WithdrawNote.tsx'
import { WithdrawSheet } from './WithdrawSheet.tsx'
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx'
import { WithdrawSummary } from './WithdrawSummary.tsx'
import styles from './WithdrawView.module.css'

interface WithdrawViewProps {
  readonly withdraw: WithdrawModel
  /** Whether amounts are masked on this device. */
  readonly hidden: boolean
}

/** What can leave, to which account, how much; the last withdrawals below. */
export function WithdrawView({ withdraw, hidden }: WithdrawViewProps) {
  const ready = withdraw.status === 'ready' ? withdraw : null
  const noted = ready !== null && (ready.form.reason !== null || ready.form.quote !== null)
  const bound = ready?.form.accounts?.length
  return (
    <Screen
      title={m.withdraw_title()}
      parent={routes.user}
      bottom={
        ready && bound ? (
          <BottomBar note={noted ? <WithdrawNote form={ready.form} /> : null}>
            <Button
              variant="primary"
              size="large"
              block
              disabled={!ready.form.canReview}
              onClick={ready.form.onReview}
            >
              {m.withdraw_review()}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      {withdraw.status === 'loading' ? <WithdrawSkeleton /> : null}
      {withdraw.status === 'error' ? (
        <ErrorState
          title={m.withdraw_error_title()}
          description={withdraw.message}
          onRetry={withdraw.onRetry}
        />
      ) : null}
      {ready ? (
        <PullToRefresh refreshing={ready.refreshing} onRefresh={ready.onRefresh}>
          <div className={styles['sections']}>
            <WithdrawSummary model={ready} hidden={hidden} />
            <WithdrawForm model={ready} />
            <RecentWithdrawals recent={ready.recent} hidden={hidden} />
          </div>
          <WithdrawSheet step={ready.step} />
        </PullToRefresh>
      ) : null}
    </Screen>
  )
}
