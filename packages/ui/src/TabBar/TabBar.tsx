import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../Icon/iconShape.ts'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './TabBar.module.css'

/** What waits in a place. */
export interface TabBarBadge {
  /** Nothing is shown at 0, `99+` above 99. */
  readonly count: number
  /** It in words, read aloud after the place: `3 条新消息`. */
  readonly label: string
}

/** One place of the app. */
export interface TabBarItem {
  readonly id: string
  readonly label: string
  readonly icon: IconShape
  readonly href: string
  /** The one in the middle that stands out. */
  readonly prominent?: boolean | undefined
  /** How many things wait there. */
  readonly badge?: TabBarBadge | undefined
}

export interface TabBarProps {
  /** Names the navigation. */
  label: string
  /** Two to five places, in order. */
  items: readonly TabBarItem[]
  /** Where the player is. */
  current: string | null
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** The app's main places, at the bottom of a phone, clear of the home bar. */
export function TabBar({ label, items, current, className }: TabBarProps) {
  return (
    <nav aria-label={label} className={classNames(styles['root'], className)}>
      {items.map((item) => (
        <Link
          key={item.id}
          href={item.href}
          className={styles['item']}
          data-prominent={item.prominent || undefined}
          aria-current={item.id === current ? 'page' : undefined}
        >
          <span className={styles['icon']}>
            <Icon icon={item.icon} size="large" />
            {item.badge?.count ? (
              <span className={styles['badge']} aria-hidden>
                {item.badge.count > 99 ? '99+' : item.badge.count}
              </span>
            ) : null}
          </span>
          <span>{item.label}</span>
          {item.badge?.count ? <VisuallyHidden>{item.badge.label}</VisuallyHidden> : null}
        </Link>
      ))}
    </nav>
  )
}
