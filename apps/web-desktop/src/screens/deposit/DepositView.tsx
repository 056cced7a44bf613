import type { DepositModel } from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { ErrorState, PageHeading, TextLink } from '@koi/ui'
import { DepositDialog } from './DepositDialog.tsx'
import { DepositFormCard } from './DepositFormCard.tsx'
import { DepositSide } from './DepositSide.tsx'
import { DepositSkeleton } from './DepositSkeleton.tsx'
import styles from './DepositView.module.css'

export interface DepositViewProps {
  readonly deposit: DepositModel
}

/** By which way and how much on the left; what it comes to, and what is still open, on the right. */
export function DepositView({ deposit }: DepositViewProps) {
  return (
    <div className={styles['screen']}>
      <div className={styles['head']}>
        <PageHeading className={styles['title']}>{m.deposit_title()}</PageHeading>
        <div className={styles['links']}>
          <TextLink href={routes.depositTutorial}>{m.deposit_tutorial()}</TextLink>
          <TextLink href={routes.coinHelp}>{m.deposit_coin_help()}</TextLink>
        </div>
      </div>
      {deposit.status === 'loading' && <DepositSkeleton />}
      {deposit.status === 'error' && (
        <ErrorState title={m.deposit_error_title()} description={deposit.message} onRetry={deposit.onRetry} />
      )}
      {deposit.status === 'ready' && (
        <div className={styles['columns']}>
          <DepositFormCard form={deposit.form} />
          <DepositSide form={deposit.form} open={deposit.open} />
          <DepositDialog step={deposit.deposit} />
        </div>
      )}
    </div>
  )
}
