import type { BalanceModel } from '@koi/features/balance'
import type { LogoutModel, SessionModel } from '@koi/features/session'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { AccountMenu } from './AccountMenu.tsx'
import { BalancePill } from './BalancePill.tsx'
import styles from './MemberActions.module.css'

export interface MemberActionsProps {
  readonly session: Extract<SessionModel, { status: 'member' }>
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
  readonly logout: LogoutModel
}

/** For a member: what the central wallet holds, the way to deposit, and the account menu. */
export function MemberActions({ session, balance, logout }: MemberActionsProps) {
  return (
    <div className={styles['actions']}>
      <BalancePill balance={balance} />
      <Button className={styles['deposit']} href={routes.deposit} variant="soft">
        {m.deposit_title()}
      </Button>
      <AccountMenu session={session} logout={logout} />
    </div>
  )
}
