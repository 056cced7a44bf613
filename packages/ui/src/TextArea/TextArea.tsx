import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../css/classNames.ts'
import { useFieldControl } from '../Field/useFieldControl.ts'
import styles from './TextArea.module.css'

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value'> {
  /** The text. */
  value: string
  /** What is typed now. */
  onValueChange?: ((text: string) => void) | undefined
  /** How many lines there are at first; it grows with the text. 4 by default. */
  rows?: number | undefined
}

/** Several lines of text; where there is a `maxLength`, it counts. Inside a `Field` it is labelled and described by it. */
export function TextArea({ onValueChange, onChange, rows = 4, className, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest)
  const { value, maxLength } = rest
  return (
    <div className={classNames(styles['root'], className)}>
      <textarea
        {...rest}
        {...control}
        rows={rows}
        className={styles['input']}
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.(event.currentTarget.value)
        }}
      />
      {maxLength === undefined ? null : (
        <span className={styles['count']} aria-hidden>{`${value.length}/${maxLength}`}</span>
      )}
    </div>
  )
}
