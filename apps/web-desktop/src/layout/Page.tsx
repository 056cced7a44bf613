import { PageHeading } from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './Page.module.css'

export interface PageProps {
  readonly title: string
  /** Links and buttons at the end of the heading's line. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What can be done with a whole page, at the end of its heading's line. */
export function PageActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>
}

/** The frame of a screen: its heading with what goes with it, and the content below. */
export function Page({ title, actions, children }: PageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <PageHeading>{title}</PageHeading>
        {actions}
      </div>
      {children}
    </div>
  )
}
