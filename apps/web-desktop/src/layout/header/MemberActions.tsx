import { useBalance, type BalanceModel } from '@koi/features/balance'
import { routes } from '@koi/features/routing'
import {
  LogoutDialog,
  useLogout,
  useSession,
  type LogoutModel,
  type SessionModel,
} from '@koi/features/session'
import { m } from '@koi/i18n'
import { Button, useToast } from '@koi/ui'
import { useNavigate } from 'react-router-dom'
import { AccountMenu } from './AccountMenu.tsx'
import { BalancePill } from './BalancePill.tsx'
import styles from './MemberActions.module.css'

/** What only a member sees of the header: the balance, the way to deposit, and the account. Nothing for a guest. */
export function MemberActions() {
  const session = useSession()
  const balance = useBalance()
  const toast = useToast()
  const logout = useLogout({ navigate: useNavigate(), onDone: () => toast(m.layout_logged_out()) })
  if (session.status !== 'member' || balance.status === 'guest') return null
  return (
    <>
      <MemberActionsView session={session} balance={balance} logout={logout} />
      <LogoutDialog logout={logout} />
    </>
  )
}

export interface MemberActionsViewProps {
  readonly session: Extract<SessionModel, { status: 'member' }>
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
  readonly logout: LogoutModel
}

export function MemberActionsView({ session, balance, logout }: MemberActionsViewProps) {
  return (
    <div className={styles['member']}>
      <BalancePill balance={balance} />
      <Button className={styles['deposit']} href={routes.deposit} variant="soft">
        {m.deposit_title()}
      </Button>
      <AccountMenu session={session} logout={logout} />
    </div>
  )
}
