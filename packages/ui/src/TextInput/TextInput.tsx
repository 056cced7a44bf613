import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { useFieldControl } from '../Field/useFieldControl.ts'
import styles from './TextInput.module.css'

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'value' | 'prefix'> {
  /** The text. */
  value: string
  /** What is typed now. */
  onValueChange?: ((text: string) => void) | undefined
  /** Stands before the text: an icon, a currency. */
  start?: ReactNode
  /** Stands after the text: a unit, a button. */
  end?: ReactNode
  /** `medium` by default. */
  size?: 'medium' | 'large' | undefined
}

/** One line of text. Inside a `Field` it is labelled and described by it; `className` lands on its frame. */
export function TextInput({
  onValueChange,
  onChange,
  start,
  end,
  size = 'medium',
  className,
  ...rest
}: TextInputProps) {
  const control = useFieldControl(rest)
  return (
    <div className={classNames(styles['root'], className)} data-size={size}>
      {start}
      <input
        {...rest}
        {...control}
        className={styles['input']}
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.(event.currentTarget.value)
        }}
      />
      {end}
    </div>
  )
}
