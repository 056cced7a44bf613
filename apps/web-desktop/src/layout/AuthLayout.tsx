import { useBrand } from '@koi/features/runtime'
import { m } from '@koi/i18n'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import styles from './AuthLayout.module.css'
import { BrandMark } from './brand/BrandMark.tsx'
import { UtilityBar } from './header/UtilityBar.tsx'
import { SkipLink } from './SiteLayout.tsx'

/** Around login and registration. */
export function AuthLayout() {
  return (
    <AuthFrame header={<UtilityBar />}>
      <Outlet />
    </AuthFrame>
  )
}

export interface AuthFrameProps {
  /** The row above. */
  readonly header: ReactNode
  /** The form. */
  readonly children: ReactNode
}

/** What the site stands for on one side, a form on the other. */
export function AuthFrame({ header, children }: AuthFrameProps) {
  const { minimumAge } = useBrand()
  return (
    <div className={styles['page']}>
      <SkipLink />
      <header>{header}</header>
      <div className={styles['columns']}>
        <aside className={styles['story']}>
          <BrandMark inverse />
          <div className={styles['words']}>
            <p className={styles['headline']}>{m.home_hero_title()}</p>
            <ul className={styles['promises']}>
              <li>{m.layout_promise_visible()}</li>
              <li>{m.layout_promise_ledger()}</li>
              <li>{m.layout_promise_pause()}</li>
            </ul>
          </div>
          <p className={styles['small']}>{m.layout_age_text({ age: minimumAge })}</p>
        </aside>
        <main id="content" className={styles['form']}>
          {children}
        </main>
      </div>
    </div>
  )
}
