import { useUnread } from '@koi/features/balance'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { AddIcon, FindIcon, GiftIcon, HomeIcon, TabBar, UserIcon } from '@koi/ui'
import { Outlet, useLocation } from 'react-router-dom'
import styles from './TabLayout.module.css'

/** The screens of the tab bar. */
export function TabLayout() {
  return <TabFrame unread={useUnread().count ?? 0} />
}

export interface TabFrameProps {
  /** How many messages wait for the member. */
  readonly unread: number
}

/** A screen above the tab bar. */
export function TabFrame({ unread: count }: TabFrameProps) {
  const { pathname } = useLocation()
  const current = pathname === routes.root ? routes.home : pathname
  return (
    <>
      <Outlet />
      <div className={styles['space']} />
      <TabBar
        className={styles['bar']}
        label={m.layout_tabs()}
        current={current}
        items={[
          { id: routes.home, href: routes.home, label: m.layout_tab_home(), icon: HomeIcon },
          {
            id: routes.promotions,
            href: routes.promotions,
            label: m.layout_nav_promotions(),
            icon: GiftIcon,
          },
          {
            id: routes.deposit,
            href: routes.deposit,
            label: m.deposit_title(),
            icon: AddIcon,
            prominent: true,
          },
          { id: routes.news, href: routes.news, label: m.layout_tab_find(), icon: FindIcon },
          {
            id: routes.user,
            href: routes.user,
            label: m.layout_tab_mine(),
            icon: UserIcon,
            badge: count ? { count, label: m.messages_unread_count({ count }) } : undefined,
          },
        ]}
      />
    </>
  )
}
