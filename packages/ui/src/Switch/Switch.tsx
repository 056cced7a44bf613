import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './Switch.module.css'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'size'> {
  /** Whether it is on. */
  checked: boolean
  /** Called with the new state when it is switched. */
  onCheckedChange: (checked: boolean) => void
  /** What it turns on. */
  children: ReactNode
  /** A second line in smaller type. */
  description?: ReactNode
  /** Keeps the text for screen readers only. */
  labelHidden?: boolean | undefined
  /** The change is being saved. */
  busy?: boolean | undefined
}

/** Turns a setting on or off, at once. */
export function Switch({
  checked,
  onCheckedChange,
  description,
  labelHidden = false,
  busy = false,
  className,
  children,
  ...rest
}: SwitchProps) {
  return (
    <label className={classNames(styles['root'], className)}>
      <span className={styles['text']} data-hidden={labelHidden || undefined}>
        {children}
        {description ? <small className={styles['description']}>{description}</small> : null}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={styles['track']}
        checked={checked}
        aria-checked={checked}
        aria-busy={busy || undefined}
        disabled={busy || rest.disabled}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
    </label>
  )
}
