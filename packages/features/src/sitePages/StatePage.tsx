import { Icon, type IconShape } from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './StatePage.module.css'

export interface StatePageProps {
  readonly icon: IconShape
  readonly title: string
  readonly text: string
  /** What is known beside the text. */
  readonly children?: ReactNode
  /** What to do, the primary one first. */
  readonly actions: ReactNode
}

/** A page in place of the whole site: what is the matter, and what can be done. */
export function StatePage({ icon, title, text, children, actions }: StatePageProps) {
  return (
    <main className={styles['page']}>
      <span className={styles['mark']}>
        <Icon icon={icon} size="large" />
      </span>
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles['text']}>{text}</p>
      {children}
      <div className={styles['actions']}>{actions}</div>
    </main>
  )
}
