import { useBalance, type BalanceModel } from '@koi/features/balance'
import { useKinds, type KindEntry } from '@koi/features/lobby'
import { loginPath, registerPath, routes } from '@koi/features/routing'
import {
  LogoutDialog,
  useLogout,
  useSession,
  type LogoutModel,
  type SessionModel,
} from '@koi/features/session'
import { m } from '@koi/i18n'
import { Button, useToast } from '@koi/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { BrandMark } from '../brand/BrandMark.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { BalancePill } from './BalancePill.tsx'
import { MainNav } from './MainNav.tsx'
import styles from './SiteHeader.module.css'
import { UtilityBar } from './UtilityBar.tsx'

/** Both rows of the header, for this session and what can be played. */
export function SiteHeader() {
  const kinds = useKinds()
  const toast = useToast()
  const logout = useLogout({ navigate: useNavigate(), onDone: () => toast(m.layout_logged_out()) })
  return (
    <header>
      <UtilityBar />
      <MainBar kinds={kinds} session={useSession()} balance={useBalance()} logout={logout} />
      <LogoutDialog logout={logout} />
    </header>
  )
}

export interface MainBarProps {
  /** The kinds with their venues; empty while they are not known, then the entries have no panel. */
  readonly kinds: readonly KindEntry[]
  readonly session: SessionModel
  readonly balance: BalanceModel
  readonly logout: LogoutModel
}

/** The row with the mark, the navigation, and the session. */
export function MainBar({ kinds, session, balance, logout }: MainBarProps) {
  const member = session.status === 'member' && balance.status !== 'guest'
  return (
    <div className={styles['bar']}>
      <div className={styles['row']}>
        <BrandMark compact={member} />
        <MainNav kinds={kinds} />
        <div className={styles['actions']}>
          {session.status === 'member' && balance.status !== 'guest' ? (
            <div className={styles['member']}>
              <BalancePill balance={balance} />
              <Button className={styles['deposit']} href={routes.deposit} variant="soft">
                {m.deposit_title()}
              </Button>
              <AccountMenu session={session} logout={logout} />
            </div>
          ) : (
            <GuestActions />
          )}
        </div>
      </div>
    </div>
  )
}

/** For a guest: log in or register, coming back to this page, which may have a primary action of its own. */
function GuestActions() {
  const { pathname, search } = useLocation()
  return (
    <div className={styles['guest']}>
      <Button href={loginPath(pathname + search)}>{m.layout_login()}</Button>
      <Button href={registerPath(pathname + search)} variant="soft">
        {m.layout_register()}
      </Button>
    </div>
  )
}
