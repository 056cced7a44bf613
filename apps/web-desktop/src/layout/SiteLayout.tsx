import { useWholePage } from '@koi/features/loading'
import { m } from '@koi/i18n'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { SiteHeader } from './header/SiteHeader.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import styles from './SiteLayout.module.css'

// Always the same elements: React leaves them as they are when the screen between them changes.
const header = <SiteHeader />
const footer = <SiteFooter />

/** Header, the screen, footer: around everything but login, registration and a running game. */
export function SiteLayout() {
  const whole = useWholePage()
  return (
    <SiteFrame header={header} footer={whole ? footer : null}>
      <Outlet />
    </SiteFrame>
  )
}

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

/** The first thing the keyboard reaches: past the header, to the screen. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#content">
      {m.layout_skip()}
    </a>
  )
}
