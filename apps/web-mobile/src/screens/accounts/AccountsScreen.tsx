import { AccountList, type AccountsModel, useAccounts } from '@koi/features/accounts'
import { routes, pageTitles } from '@koi/features/routing'
import { useToast } from '@koi/ui'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { Screen } from '../../layout/Screen.tsx'

/** `/user/bankCardsManage`: the accounts that withdrawals are paid to. */
export function AccountsScreen() {
  const toast = useToast()
  const accounts = useAccounts({ onDone: (text) => toast({ text, tone: 'positive' }) })
  return <AccountsView accounts={accounts} />
}

export interface AccountsViewProps {
  readonly accounts: AccountsModel
}

/** The accounts that withdrawals are paid to; a pull reads them again. */
export function AccountsView({ accounts }: AccountsViewProps) {
  const list = <AccountList accounts={accounts} />
  return (
    <Screen title={pageTitles.bankCards()} parent={routes.user}>
      {accounts.status === 'ready' ? (
        <PulledPage refreshing={accounts.refreshing} onRefresh={accounts.onRefresh}>
          {list}
        </PulledPage>
      ) : (
        list
      )}
    </Screen>
  )
}
