import { AccountList, type AccountsModel, useAccounts } from '@koi/features/accounts'
import { pageTitles } from '@koi/features/routing'
import { PageHeading, useToast } from '@koi/ui'
import styles from './AccountsScreen.module.css'

/** `/user/bankCardsManage`. */
export function AccountsScreen() {
  const toast = useToast()
  const accounts = useAccounts({ onDone: (text) => toast({ text, tone: 'positive' }) })
  return <AccountsView accounts={accounts} />
}

export interface AccountsViewProps {
  readonly accounts: AccountsModel
}

/** The accounts that withdrawals are paid to. */
export function AccountsView({ accounts }: AccountsViewProps) {
  return (
    <div className={styles['screen']}>
      <PageHeading>{pageTitles.bankCards()}</PageHeading>
      <AccountList accounts={accounts} />
    </div>
  )
}
