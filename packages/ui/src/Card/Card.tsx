import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './Card.module.css'

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** A heading at the top. */
  title?: ReactNode
  /** Stands at the end of the heading's line. */
  action?: ReactNode
  /** `none` for lists and pictures that reach the edge. */
  padding?: 'none' | 'medium' | 'large' | undefined
  /** `sunken` lies below the page, `plain` has no edge. */
  tone?: 'raised' | 'sunken' | 'plain' | undefined
}

/** A sheet of paper on the page. */
export function Card({
  title,
  action,
  padding = 'medium',
  tone = 'raised',
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <section
      {...rest}
      className={classNames(styles['root'], className)}
      data-padding={padding}
      data-tone={tone}
    >
      {title || action ? (
        <div className={styles['top']}>
          {title ? <h2 className={styles['title']}>{title}</h2> : null}
          {action ? <div className={styles['action']}>{action}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  )
}
