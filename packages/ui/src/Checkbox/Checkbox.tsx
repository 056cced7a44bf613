import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'size'> {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** What is agreed to; may hold links. */
  children: ReactNode
}

/** Yes or no, said with a tick. */
export function Checkbox({ checked, onCheckedChange, className, children, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles['root'], className)}>
      <input
        {...rest}
        type="checkbox"
        className={styles['box']}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
