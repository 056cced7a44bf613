import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './PageHeading.module.css'

export interface PageHeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Smaller where it stands in a bar. */
  size?: 'bar' | 'page' | undefined
}

/** The page's one `h1`. It can be focused by script: a new page says itself by it (D16). */
export function PageHeading({ size = 'page', className, children, ...rest }: PageHeadingProps) {
  return (
    <h1 tabIndex={-1} {...rest} className={classNames(styles['root'], className)} data-size={size}>
      {children}
    </h1>
  )
}
