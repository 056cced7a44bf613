import { m } from '@koi/i18n'
import { Outlet } from 'react-router-dom'
import { BrandMark } from '../../parts/BrandMark.tsx'
import { useBrand } from '../../parts/useBrand.ts'
import { UtilityBar } from '../header/UtilityBar.tsx'
import { SkipLink } from '../site/SkipLink.tsx'
import styles from './AuthLayout.module.css'

/** Login and registration: what this place stands for on one side, the form on the other. */
export function AuthLayout() {
  const { minimumAge } = useBrand()
  return (
    <div className={styles['page']}>
      <SkipLink />
      <header>
        <UtilityBar />
      </header>
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
          <Outlet />
        </main>
      </div>
    </div>
  )
}
