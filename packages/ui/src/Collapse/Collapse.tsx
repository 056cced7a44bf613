import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon } from '../Icon/icons.ts'
import styles from './Collapse.module.css'

export interface CollapseProps {
  /** Always in sight; opens and closes the rest. */
  summary: ReactNode
  /** Open from the start. */
  defaultOpen?: boolean | undefined
  /** Those of one name close each other. */
  name?: string | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
  /** What is shown while it is open. */
  children: ReactNode
}

/** More to read, for those who want it. The page's own search finds what is inside. */
export function Collapse({ summary, defaultOpen = false, name, className, children }: CollapseProps) {
  return (
    <details className={classNames(styles['root'], className)} name={name} open={defaultOpen || undefined}>
      <summary className={styles['summary']}>
        <span className={styles['text']}>{summary}</span>
        <Icon icon={ChevronDownIcon} size="small" />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
