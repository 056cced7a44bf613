import { classNames } from '../css/classNames.ts'
import { useFieldControl } from '../Field/useFieldControl.ts'
import type { SelectProps } from './selectProps.ts'
import styles from './Select.module.css'

/** The platform's own list, in our clothes where the browser lets it be dressed. */
export function NativeSelect<Value extends string>({
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
