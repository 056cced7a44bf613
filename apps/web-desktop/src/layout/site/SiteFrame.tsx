import type { ReactNode } from 'react'
import { SkipLink } from './SkipLink.tsx'
import styles from './SiteFrame.module.css'

export interface SiteFrameProps {
  /** A `<header>` and a `<footer>`. */
  readonly header: ReactNode
  readonly footer: ReactNode
  /** The screen. */
  readonly children: ReactNode
}

/** Where header, screen and footer stand on a page of the site. */
export function SiteFrame({ header, footer, children }: SiteFrameProps) {
  return (
    <div className={styles['site']}>
      <SkipLink />
      {header}
      <main id="content" className={styles['content']}>
        {children}
      </main>
      {footer}
    </div>
  )
}
