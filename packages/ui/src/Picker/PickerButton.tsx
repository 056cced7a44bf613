import type { ReactNode } from 'react'
import { ariaRoles } from '../aria/ariaRoles.ts'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon } from '../Icon/icons.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './PickerButton.module.css'
import type { PickerAttributes } from './pickerAttributes.ts'
import type { PickerTrigger } from './usePicker.ts'

export interface PickerButtonProps extends PickerAttributes, PickerTrigger {
  /** Id of the button, which a label points to. */
  id: string
  /** What is chosen; nothing yet without it. */
  children?: ReactNode
  /** Stands where nothing is chosen; the shell's word for choosing by default. */
  placeholder?: string | undefined
  /** What it opens. */
  'aria-haspopup': 'listbox' | 'dialog'
  /** Marks the control as one that must be filled. */
  required?: boolean | undefined
  /** What is chosen cannot stay. */
  'aria-invalid'?: true | undefined
  /** `medium` by default. */
  size?: 'small' | 'medium' | undefined
}

/** Looks like a field, says what is chosen, and opens what it is chosen from. */
export function PickerButton({
  children,
  placeholder,
  required,
  size = 'medium',
  className,
  ...rest
}: PickerButtonProps) {
  const { labels } = useUi()
  return (
    <button
      type="button"
      {...ariaRoles.combobox}
      {...(required ? { 'aria-required': true } : {})}
      {...rest}
      aria-controls={rest['aria-expanded'] ? `${rest.id}overlay` : undefined}
      className={classNames(styles['root'], className)}
      data-size={size}
    >
      {children === undefined || children === null ? (
        <span className={styles['placeholder']}>{placeholder ?? labels.choose}</span>
      ) : (
        <span className={styles['value']}>{children}</span>
      )}
      <Icon icon={ChevronDownIcon} size="small" className={styles['chevron']} />
    </button>
  )
}
