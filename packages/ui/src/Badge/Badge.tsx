import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Badge.module.css'

export interface BadgeProps {
  /** How many wait; nothing at 0, `99+` above 99; true for a dot. */
  count: number | boolean
  /** What waits, read aloud. */
  label: string
  /** What it sits on; alone without it. */
  children?: ReactNode
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** A count on the corner of something. */
export function Badge({ count, label, children, className }: BadgeProps) {
  const shown = count === true || (typeof count === 'number' && count > 0)
  return (
    <span className={classNames(styles['root'], className)} data-alone={children == null || undefined}>
      {children}
      {shown ? (
        <span className={styles['mark']} data-dot={count === true || undefined}>
          {typeof count === 'number' ? <span aria-hidden>{count > 99 ? '99+' : count}</span> : null}
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  )
}
