import { useBalance } from '@koi/features/balance'
import { userMenu } from '@koi/features/routing'
import { useSession } from '@koi/features/session'
import { m } from '@koi/i18n'
import { SideRail } from '@koi/ui'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SummaryStrip } from './SummaryStrip.tsx'
import styles from './UserLayout.module.css'
import { WithRail } from './WithRail.tsx'

/** The user area with the money of the member. */
export function UserLayout() {
  const session = useSession()
  const balance = useBalance()
  return (
    <UserFrame
      summary={
        session.status === 'member' && balance.status !== 'guest' ? (
          <SummaryStrip session={session} balance={balance} />
        ) : null
      }
    >
      <Outlet />
    </UserFrame>
  )
}

export interface UserFrameProps {
  /** The member's money, above the screen. */
  readonly summary: ReactNode
  /** The screen. */
  readonly children: ReactNode
}

/** The user area: its menu on the left, the screen on the right. */
export function UserFrame({ summary, children }: UserFrameProps) {
  const { pathname } = useLocation()
  const groups = userMenu()
  const here = groups.flatMap(({ items }) => items).find(({ paths }) => paths.includes(pathname))
  return (
    <WithRail
      rail={
        <SideRail
          className={styles['menu']}
          lineWhenNarrow
          label={m.layout_user_nav()}
          current={here?.href ?? null}
          groups={groups.map(({ title, items }) => ({
            title,
            items: items.map(({ href, icon, label }) => ({ id: href, href, icon, label })),
          }))}
        />
      }
    >
      {summary}
      {children}
    </WithRail>
  )
}
