import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './List.module.css'

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** An edge around it; leave it out inside a `Card` without padding. */
  boxed?: boolean | undefined
}

/** Rows under each other, a hairline between. Its children are `ListItem`s. */
export function List({ boxed = false, className, children, ...rest }: ListProps) {
  return (
    <ul {...rest} className={classNames(styles['root'], className)} data-boxed={boxed || undefined}>
      {children}
    </ul>
  )
}
