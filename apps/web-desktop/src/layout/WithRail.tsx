import type { ReactNode } from 'react'
import styles from './WithRail.module.css'

export interface WithRailProps {
  /** What one chooses by, on the left. */
  readonly rail: ReactNode
  /** What is chosen from, from top to bottom. */
  readonly children: ReactNode
}

/** A rail on the left with its content beside it; above it in a narrow window. */
export function WithRail({ rail, children }: WithRailProps) {
  return (
    <div className={styles['root']}>
      {rail}
      <div className={styles['content']}>{children}</div>
    </div>
  )
}
