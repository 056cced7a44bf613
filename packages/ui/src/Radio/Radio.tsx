import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './Radio.module.css'

export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** What is chosen with it. */
  children: ReactNode
  /** A second line in smaller type. */
  description?: ReactNode
  /** A small square picture before the text: the mark of what is chosen. */
  start?: ReactNode
  /** A box around it, for choices that are few and weighty. */
  boxed?: boolean | undefined
}

/** One of several. Give all of a group the same `name` inside a `RadioGroup`. */
export function Radio({ description, start, boxed = false, className, children, ...rest }: RadioProps) {
  return (
    <label className={classNames(styles['root'], className)} data-boxed={boxed || undefined}>
      <input {...rest} type="radio" className={styles['dot']} />
      {start ? <span className={styles['start']}>{start}</span> : null}
      <span className={styles['text']}>
        {children}
        {description ? <small className={styles['description']}>{description}</small> : null}
      </span>
    </label>
  )
}
