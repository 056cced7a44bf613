import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'checked' | 'size'> {
  /** Whether it is ticked. */
  checked: boolean
  /** Called with the new state when it is ticked or cleared. */
  onCheckedChange: (checked: boolean) => void
  /** Some of what it stands for is chosen and some is not; a press chooses all of it. */
  indeterminate?: boolean | undefined
  /** What is agreed to; may hold links. */
  children: ReactNode
}

/** Yes or no, said with a tick. */
export function Checkbox({
  checked,
  onCheckedChange,
  indeterminate = false,
  className,
  children,
  ...rest
}: CheckboxProps) {
  return (
    <label className={classNames(styles['root'], className)}>
      <input
        {...rest}
        // The element has this state, and no attribute for it.
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
        }}
        type="checkbox"
        className={styles['box']}
        checked={checked}
        onChange={(event) => {
          // A press clears it by itself; whether it goes is for the caller to say.
          event.currentTarget.indeterminate = indeterminate
          onCheckedChange(event.currentTarget.checked)
        }}
      />
      <span>{children}</span>
    </label>
  )
}
