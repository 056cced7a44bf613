import type { BalanceModel } from '@koi/features/balance'
import type { KindEntry } from '@koi/features/lobby'
import type { LogoutModel, SessionModel } from '@koi/features/session'
import { BrandMark } from '../../parts/BrandMark.tsx'
import { GuestActions } from './GuestActions.tsx'
import { MainNav } from './MainNav.tsx'
import { MemberActions } from './MemberActions.tsx'
import styles from './MainBar.module.css'

export interface MainBarProps {
  /** The kinds with their platforms; empty while they are not known, then the entries have no panel. */
  readonly kinds: readonly KindEntry[]
  readonly session: SessionModel
  readonly balance: BalanceModel
  readonly logout: LogoutModel
}

/** The row with the mark, the navigation, and who is here. */
export function MainBar({ kinds, session, balance, logout }: MainBarProps) {
  const member = session.status === 'member' && balance.status !== 'guest'
  return (
    <div className={styles['bar']}>
      <div className={styles['row']}>
        <BrandMark compact={member} />
        <MainNav kinds={kinds} />
        <div className={styles['actions']}>
          {session.status === 'member' && balance.status !== 'guest' ? (
            <MemberActions session={session} balance={balance} logout={logout} />
          ) : (
            <GuestActions />
          )}
        </div>
      </div>
    </div>
  )
}
