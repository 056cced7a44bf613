import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { EmptyIcon } from '../Icon/icons.ts'
import type { IconShape } from '../Icon/iconShape.ts'
import styles from './Empty.module.css'

export interface EmptyProps {
  /** What would be here. */
  title: ReactNode
  /** What to do about it. */
  description?: ReactNode
  /** A symbol above the title. */
  icon?: IconShape | undefined
  /** The way to do it. */
  action?: ReactNode
  /** `medium` by default; `small` inside a card. */
  size?: 'small' | 'medium' | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Nothing is here yet. */
export function Empty({
  title,
  description,
  icon = EmptyIcon,
  action,
  size = 'medium',
  className,
}: EmptyProps) {
  return (
    <div className={classNames(styles['root'], className)} data-size={size}>
      <span className={styles['mark']}>
        <Icon icon={icon} size="large" />
      </span>
      <p className={styles['title']}>{title}</p>
      {description ? <p className={styles['description']}>{description}</p> : null}
      {action ? <div className={styles['action']}>{action}</div> : null}
    </div>
  )
}
