import type { ReactNode } from 'react'
import styles from './FilterFields.module.css'

interface ChildrenProps {
  readonly children: ReactNode
}

/** The filters over a list, one below another. */
export function FilterFields({ children }: ChildrenProps) {
  return <div className={styles['fields']}>{children}</div>
}

/** Filters side by side; on a narrow screen each takes the whole line. */
export function FilterRow({ children }: ChildrenProps) {
  return <div className={styles['row']}>{children}</div>
}
