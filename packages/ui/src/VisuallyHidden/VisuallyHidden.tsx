import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps {
  /** What is said and not shown. */
  children: ReactNode
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles['root']}>{children}</span>
}
