import type { KindEntry } from '@koi/features/lobby'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { navEntries } from './navEntries.ts'
import { NavKind } from './NavKind.tsx'
import { useNavPanel } from './useNavPanel.ts'
import styles from './MainNav.module.css'

export interface MainNavProps {
  readonly kinds: readonly KindEntry[]
}

/** Home and the six kinds. One panel at a time is open; leaving the navigation, Escape or a new page closes it. */
export function MainNav({ kinds }: MainNavProps) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const panel = useNavPanel(nav)
  const atHome = pathname === routes.root || pathname === routes.home
  return (
    <nav className={styles['nav']} aria-label={m.layout_nav_main()} ref={nav}>
      <Link
        className={styles['home']}
        to={routes.home}
        aria-current={atHome ? 'page' : undefined}
        onPointerEnter={panel.onLeave}
      >
        {m.layout_nav_home()}
      </Link>
      {navEntries.map((entry) => (
        <NavKind
          key={entry.gameType}
          entry={entry}
          kind={kinds.find(({ gameType }) => gameType === entry.gameType) ?? null}
          current={entry.paths.includes(pathname)}
          open={panel.open === entry.gameType}
          panel={panel}
        />
      ))}
    </nav>
  )
}
