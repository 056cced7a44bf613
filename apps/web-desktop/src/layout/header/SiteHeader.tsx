import { useKinds, type KindEntry } from '@koi/features/lobby'
import { lazyOnceOnline } from '@koi/features/loading'
import { loginPath, registerPath } from '@koi/features/routing'
import { useSession } from '@koi/features/session'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { BrandMark } from '../brand/BrandMark.tsx'
import { MainNav } from './MainNav.tsx'
import styles from './SiteHeader.module.css'
import { UtilityBar } from './UtilityBar.tsx'

const MemberActions = lazyOnceOnline(async () => (await import('./MemberActions.tsx')).MemberActions)

/** Both rows of the header, for this session and what can be played. */
export function SiteHeader() {
  const kinds = useKinds()
  const isMember = useSession().status === 'member'
  return (
    <header>
      <UtilityBar />
      <MainBar kinds={kinds} member={isMember ? <MemberActions /> : null} />
    </header>
  )
}

export interface MainBarProps {
  /** The kinds with their venues; empty while they are not known, then the entries have no panel. */
  readonly kinds: readonly KindEntry[]
  /** What a member sees in place of the ways to log in and to register; null for a guest. */
  readonly member: ReactNode
}

/** The row with the mark, the navigation, and the session. */
export function MainBar({ kinds, member }: MainBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['row']}>
        <BrandMark compact={member !== null} />
        <MainNav kinds={kinds} />
        <div className={styles['actions']} data-personal>
          {member === null ? <GuestActions /> : <Suspense>{member}</Suspense>}
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
