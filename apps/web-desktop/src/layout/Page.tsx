import { PageHeading } from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './Page.module.css'

export interface PageProps {
  readonly title: string
  /** Links and buttons at the end of the heading's line. */
  readonly actions?: ReactNode
  readonly children: ReactNode
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
