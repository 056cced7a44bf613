import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../classNames.ts'
import { useFieldControl } from '../Field/useFieldControl.ts'
import styles from './Select.module.css'

/** One choice. */
export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'size' | 'children'
> {
  value: Value
  options: readonly SelectOption<Value>[]
  onValueChange: (value: Value) => void
  size?: 'small' | 'medium' | undefined
}

/** One of many, chosen in the device's own list. */
export function Select<Value extends string>({
  options,
  onValueChange,
  size = 'medium',
  className,
  ...rest
}: SelectProps<Value>) {
  const control = useFieldControl(rest)
  return (
    <span className={classNames(styles['root'], className)} data-size={size}>
      <select
        {...rest}
        {...control}
        className={styles['select']}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value)
          if (chosen) onValueChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
