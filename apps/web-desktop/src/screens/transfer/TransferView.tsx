import type { TransferModel } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { ErrorState, PageHeading } from '@koi/ui'
import { RecycleDialog } from './RecycleDialog.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { TransferFormCard } from './TransferFormCard.tsx'
import { TransferSkeleton } from './TransferSkeleton.tsx'
import { WalletsCard } from './WalletsCard.tsx'
import styles from './TransferView.module.css'

export interface TransferViewProps {
  readonly transfer: TransferModel
  /** Whether amounts are masked on this device. */
  readonly hidden: boolean
}

/** Money between the central wallet and the venues: the form on the left, what lies where on the right. */
export function TransferView({ transfer, hidden }: TransferViewProps) {
  return (
    <div className={styles['screen']}>
      <PageHeading className={styles['title']}>{m.wallet_transfer_title()}</PageHeading>
      {transfer.status === 'loading' && <TransferSkeleton />}
      {transfer.status === 'error' && (
        <ErrorState
          title={m.wallet_error_title()}
          description={transfer.message}
          onRetry={transfer.onRetry}
        />
      )}
      {transfer.status === 'ready' && (
        <div className={styles['columns']}>
          <TransferFormCard model={transfer} hidden={hidden} />
          <WalletsCard model={transfer} hidden={hidden} />
          <TransferDialog step={transfer.transfer} />
          <RecycleDialog recycle={transfer.recycle} />
        </div>
      )}
    </div>
  )
}
