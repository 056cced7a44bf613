import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ErrorIcon, HourglassIcon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon/icons.ts'
import styles from './Result.module.css'

const icons = {
  positive: SuccessIcon,
  negative: ErrorIcon,
  warning: WarningIcon,
  info: InfoIcon,
  pending: HourglassIcon,
}

export interface ResultProps {
  /** How it ended, or that it has not ended yet. */
  tone: 'positive' | 'negative' | 'warning' | 'info' | 'pending'
  /** What came of it. */
  title: ReactNode
  /** What follows from it. */
  description?: ReactNode
  /** Details: a `DescriptionList`. */
  children?: ReactNode
  /** What to do next, the primary one first. */
  actions?: ReactNode
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** The end of something: it was done, refused, or is still being found out. */
export function Result({ tone, title, description, children, actions, className }: ResultProps) {
  return (
    <div className={classNames(styles['root'], className)} data-tone={tone} aria-live="polite">
      <span className={styles['mark']}>
        <Icon icon={icons[tone]} />
      </span>
      <h2 className={styles['title']}>{title}</h2>
      {description ? <p className={styles['description']}>{description}</p> : null}
      {children ? <div className={styles['details']}>{children}</div> : null}
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
    </div>
  )
}
