import type { AccountsModel } from '@koi/features/accounts'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Banner, ErrorState, PullToRefresh } from '@koi/ui'
import { Screen } from '../../layout/Screen.tsx'
import { AccountGroupSection } from './AccountGroupSection.tsx'
import { AccountsSkeleton } from './AccountsSkeleton.tsx'
import styles from './AccountsView.module.css'
import { NoAccounts } from './NoAccounts.tsx'
import { RemovalSheet } from './RemovalSheet.tsx'

function Ready({ accounts }: { readonly accounts: Extract<AccountsModel, { status: 'ready' }> }) {
  const { groups, message } = accounts
  return (
    <PullToRefresh refreshing={accounts.refreshing} onRefresh={accounts.onRefresh}>
      <div className={styles['sections']}>
        <p className={styles['lead']}>{m.accounts_lead({ max: accounts.max })}</p>
        {message === null ? null : (
          <Banner tone="negative" role="alert">
            {message}
          </Banner>
        )}
        {accounts.empty ? (
          <NoAccounts groups={groups} />
        ) : (
          groups.map((group) => (
            <AccountGroupSection
              key={group.kind}
              group={group}
              onPrefer={accounts.onPrefer}
              onRemove={accounts.onRemove}
            />
          ))
        )}
      </div>
      <RemovalSheet removal={accounts.removal} />
    </PullToRefresh>
  )
}

/** The cards kind by kind, masked; each with what can be done with it. */
export function AccountsView({ accounts }: { readonly accounts: AccountsModel }) {
  return (
    <Screen title={m.accounts_title()} parent={routes.user}>
      {accounts.status === 'loading' ? <AccountsSkeleton /> : null}
      {accounts.status === 'error' ? (
        <ErrorState
          title={m.accounts_error_title()}
          description={accounts.message}
          onRetry={accounts.onRetry}
        />
      ) : null}
      {accounts.status === 'ready' ? <Ready accounts={accounts} /> : null}
    </Screen>
  )
}
