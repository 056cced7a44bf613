import { useAccounts } from '@koi/features/accounts'
import { useToast } from '@koi/ui'
import { AccountsView } from './AccountsView.tsx'

/** `/user/bankCardsManage`: the accounts that withdrawals are paid to. */
export function AccountsScreen() {
  const toast = useToast()
  const accounts = useAccounts({ onDone: (text) => toast({ text, tone: 'positive' }) })
  return <AccountsView accounts={accounts} />
}
