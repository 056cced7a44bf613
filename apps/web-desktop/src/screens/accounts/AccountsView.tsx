import type { AccountsModel } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { Banner, ErrorState, PageHeading } from '@koi/ui'
import { AccountGroupCard } from './AccountGroupCard.tsx'
import { AccountsSkeleton } from './AccountsSkeleton.tsx'
import styles from './AccountsView.module.css'
import { NoAccounts } from './NoAccounts.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'

export interface AccountsViewProps {
  readonly accounts: AccountsModel
}

/** The accounts that withdrawals are paid to, kind by kind. */
export function AccountsView({ accounts }: AccountsViewProps) {
  return (
    <div className={styles['screen']}>
      <div className={styles['head']}>
        <PageHeading className={styles['title']}>{m.accounts_title()}</PageHeading>
        {accounts.status === 'ready' && (
          <p className={styles['lead']}>{m.accounts_lead({ max: accounts.max })}</p>
        )}
      </div>
      {accounts.status === 'loading' && <AccountsSkeleton />}
      {accounts.status === 'error' && (
        <ErrorState
          title={m.accounts_error_title()}
          description={accounts.message}
          onRetry={accounts.onRetry}
        />
      )}
      {accounts.status === 'ready' && (
        <>
          {accounts.message !== null && (
            <Banner tone="negative" role="alert">
              {accounts.message}
            </Banner>
          )}
          {accounts.empty ? (
            <NoAccounts groups={accounts.groups} />
          ) : (
            accounts.groups.map((group) => (
              <AccountGroupCard
                key={group.kind}
                group={group}
                onPrefer={accounts.onPrefer}
                onRemove={accounts.onRemove}
              />
            ))
          )}
          <RemovalDialog removal={accounts.removal} />
        </>
      )}
    </div>
  )
}
