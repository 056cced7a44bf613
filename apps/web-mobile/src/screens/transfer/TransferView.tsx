import type { TransferModel } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button, ErrorState, PullToRefresh } from '@koi/ui'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { RecycleSheet } from './RecycleSheet.tsx'
import { TransferForm } from './TransferForm.tsx'
import { TransferNote } from './TransferNote.tsx'
import { TransferSheet } from './TransferSheet.tsx'
import { TransferSkeleton } from './TransferSkeleton.tsx'
import styles from './TransferView.module.css'
import { WalletList } from './WalletList.tsx'
import { WalletSummary } from './WalletSummary.tsx'

interface TransferViewProps {
  readonly transfer: TransferModel
  /** Whether amounts are masked on this device. */
  readonly hidden: boolean
}

/** What lies where, one form to move it, and everything back by one press. */
export function TransferView({ transfer, hidden }: TransferViewProps) {
  const ready = transfer.status === 'ready' ? transfer : null
  return (
    <Screen
      title={m.wallet_transfer_title()}
      bottom={
        ready ? (
          <BottomBar note={<TransferNote form={ready.form} hidden={hidden} />}>
            <Button
              variant="primary"
              size="large"
              block
              disabled={!ready.form.canReview}
              onClick={ready.form.onReview}
            >
              {m.wallet_review()}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      {transfer.status === 'loading' ? <TransferSkeleton /> : null}
      {transfer.status === 'error' ? (
        <ErrorState
          title={m.wallet_error_title()}
          description={transfer.message}
          onRetry={transfer.onRetry}
        />
      ) : null}
      {ready ? (
        <PullToRefresh refreshing={ready.refreshing} onRefresh={ready.onRefresh}>
          <div className={styles['sections']}>
            <WalletSummary model={ready} hidden={hidden} />
            <TransferForm form={ready.form} wallets={ready.choices} />
            <WalletList model={ready} hidden={hidden} />
          </div>
          <TransferSheet step={ready.transfer} />
          <RecycleSheet recycle={ready.recycle} />
        </PullToRefresh>
      ) : null}
    </Screen>
  )
}
