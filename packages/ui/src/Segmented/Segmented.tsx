import { useId, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { useChosenInSight } from '../focus/useChosenInSight.ts'
import styles from './Segmented.module.css'

/** One choice. */
export interface SegmentedOption<Value extends string | number> {
  readonly value: Value
  readonly label: ReactNode
  /** A second line in smaller type; for `boxes`. */
  readonly detail?: ReactNode
  readonly disabled?: boolean | undefined
}

export interface SegmentedProps<Value extends string | number> {
  /** What is being chosen. */
  label: string
  /** Shows the label above the choices. */
  labelShown?: boolean | undefined
  /** Two to five choices. */
  options: readonly SegmentedOption<Value>[]
  /** The chosen value. */
  value: Value
  /** Called with the value that was chosen. */
  onValueChange: (value: Value) => void
  /** `chips` filter a list, `joined` switches a view, `boxes` are weighty choices such as a way to pay. */
  variant?: 'chips' | 'joined' | 'boxes' | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** One of a few, all in sight. */
export function Segmented<Value extends string | number>({
  label,
  labelShown = false,
  options,
  value,
  onValueChange,
  variant = 'chips',
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  const row = useChosenInSight(options.findIndex((option) => option.value === value))
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={label}
      className={classNames(styles['root'], className)}
      data-variant={variant}
    >
      {labelShown ? (
        <span className={styles['caption']} aria-hidden="true">
          {label}
        </span>
      ) : null}
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
          {option.detail ? <small className={styles['detail']}>{option.detail}</small> : null}
        </label>
      ))}
    </div>
  )
}
