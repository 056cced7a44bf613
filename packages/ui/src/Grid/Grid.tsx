import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './Grid.module.css'

export interface GridProps extends ComponentPropsWithRef<'ul'> {
  /** The least width of a cell; as many fit as fit. */
  min?: `${number}rem` | undefined
  /** The space between cells; `medium` by default. */
  gap?: 'small' | 'medium' | 'large' | undefined
}

/** Equal cells, as many a row as fit. Its children are `li`. */
export function Grid({ min = '9rem', gap = 'medium', className, children, style, ...rest }: GridProps) {
  const columns = `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`
  return (
    <ul
      {...rest}
      className={classNames(styles['root'], className)}
      data-gap={gap}
      style={{ gridTemplateColumns: columns, ...style }}
    >
      {children}
    </ul>
  )
}
