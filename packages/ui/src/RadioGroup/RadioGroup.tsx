import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './RadioGroup.module.css'

export interface RadioGroupProps {
  /** What is being chosen. */
  label: ReactNode
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined
  /** Side by side where there is room. */
  inline?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
  /** `Radio`s of one `name`. */
  children: ReactNode
}

/** Names a set of `Radio`s. */
export function RadioGroup({
  label,
  labelHidden = false,
  inline = false,
  className,
  children,
}: RadioGroupProps) {
  return (
    <fieldset className={classNames(styles['root'], className)} data-inline={inline || undefined}>
      <legend className={styles['label']} data-hidden={labelHidden || undefined}>
        {label}
      </legend>
      <div className={styles['options']}>{children}</div>
    </fieldset>
  )
}
