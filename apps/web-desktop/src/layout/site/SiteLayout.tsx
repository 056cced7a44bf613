import { Outlet } from 'react-router-dom'
import { SiteFooter } from '../footer/SiteFooter.tsx'
import { SiteHeader } from '../header/SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import styles from './SiteLayout.module.css'

/** Header, the screen, footer: around everything but login, registration and a running game. */
export function SiteLayout() {
  return (
    <div className={styles['site']}>
      <SkipLink />
      <SiteHeader />
      <main id="content" className={styles['content']}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
