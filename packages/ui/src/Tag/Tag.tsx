import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './Tag.module.css'

export interface TagProps {
  /** `gold` is for rewards and levels alone. */
  tone?: 'neutral' | 'accent' | 'gold' | 'positive' | 'negative' | 'warning' | 'info' | undefined
  /** A short word. */
  children: ReactNode
  /** Stands before the word. */
  icon?: ReactNode
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** A word about the thing beside it: a state, a kind, a level. */
export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span className={classNames(styles['root'], className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
