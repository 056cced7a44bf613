import { Fragment } from 'react'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronRightIcon, MoreIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Menu } from '../Menu/Menu.tsx'
import type { MenuTriggerProps } from '../Menu/useMenuTrigger.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Breadcrumb.module.css'

/** One place on the way. */
export interface BreadcrumbItem {
  readonly label: string
  /** Where it is; the page one is on needs none. */
  readonly href?: string | undefined
}

export interface BreadcrumbProps {
  /** Names the navigation. */
  label: string
  /** From the outermost place to the page one is on. */
  items: readonly BreadcrumbItem[]
  /** How many are in sight at most, from 3; those in the middle go into a menu. 5 by default. */
  most?: number | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Where the page is among the others, and the way back up. */
export function Breadcrumb({ label, items, most = 5, className }: BreadcrumbProps) {
  const { labels } = useUi()
  const folded = items.length > most ? items.slice(1, items.length - most + 2) : []
  const shown = items.filter((item) => !folded.includes(item))
  const more = (props: MenuTriggerProps) => (
    <IconButton icon={MoreIcon} size="small" label={labels.more} {...props} />
  )
  return (
    <nav aria-label={label} className={classNames(styles['root'], className)}>
      <ol className={styles['list']}>
        {shown.map((item, index) => {
          const last = index === shown.length - 1
          return (
            <Fragment key={`${item.href} ${item.label}`}>
              <li className={styles['item']}>
                {index > 0 ? <Icon icon={ChevronRightIcon} size="small" className={styles['mark']} /> : null}
                {last || item.href === undefined ? (
                  <span className={styles['text']} aria-current={last ? 'page' : undefined}>
                    {item.label}
                  </span>
                ) : (
                  <Link href={item.href} className={styles['link']}>
                    {item.label}
                  </Link>
                )}
              </li>
              {index === 0 && folded.length > 0 ? (
                <li className={styles['item']}>
                  <Icon icon={ChevronRightIcon} size="small" className={styles['mark']} />
                  <Menu
                    label={label}
                    items={folded.map((each) => ({ id: each.label, label: each.label, href: each.href }))}
                    trigger={more}
                  />
                </li>
              ) : null}
            </Fragment>
          )
        })}
      </ol>
    </nav>
  )
}
