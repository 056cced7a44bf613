import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { BackIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PageHeading } from '../PageHeading/PageHeading.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './NavBar.module.css'

export interface NavBarProps {
  /** The page's name; it is the page's `h1`. */
  title: ReactNode
  /** Goes back; the arrow is there only with it. */
  onBack?: (() => void) | undefined
  /** Stands at the start instead of the arrow. */
  start?: ReactNode
  /** The one action at the end. */
  action?: ReactNode
  /** An edge below, for pages whose content starts right under it. */
  bordered?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** The bar at the top of a page on a phone, clear of the notch. */
export function NavBar({ title, onBack, start, action, bordered = false, className }: NavBarProps) {
  const { labels } = useUi()
  return (
    <header className={classNames(styles['root'], className)} data-bordered={bordered || undefined}>
      <div>
        {start ?? (onBack ? <IconButton icon={BackIcon} label={labels.back} onClick={onBack} /> : null)}
      </div>
      <PageHeading size="bar" className={styles['title']}>
        {title}
      </PageHeading>
      <div className={styles['end']}>{action}</div>
    </header>
  )
}
