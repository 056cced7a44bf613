import { m } from '@koi/i18n'
import type { ReactNode } from 'react'
import { BrandMark } from '../../parts/BrandMark.tsx'
import { useBrand } from '../../parts/useBrand.ts'
import { SkipLink } from '../site/SkipLink.tsx'
import styles from './AuthFrame.module.css'

export interface AuthFrameProps {
  /** The row above. */
  readonly header?: ReactNode
  /** The form. */
  readonly children: ReactNode
}

/** What this place stands for on one side, a form on the other. */
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
