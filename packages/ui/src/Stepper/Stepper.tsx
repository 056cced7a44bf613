import { useState, type ComponentPropsWithRef, type KeyboardEvent, type PointerEvent } from 'react'
import { classNames } from '../css/classNames.ts'
import { useFieldControl } from '../Field/useFieldControl.ts'
import { Icon } from '../Icon/Icon.tsx'
import { AddIcon, MinusIcon } from '../Icon/icons.ts'
import { useUi } from '../UiProvider/useUi.ts'
import { snapValue } from './stepValue.ts'
import styles from './Stepper.module.css'
import { useHold } from './useHold.ts'

export interface StepperProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'size' | 'min' | 'max' | 'step'
> {
  /** A count; never an amount of money. */
  value: number
  /** Called with the number that was chosen. */
  onValueChange: (value: number) => void
  /** The least number. */
  min?: number | undefined
  /** The greatest number. */
  max?: number | undefined
  /** How far one press goes; 1 by default. Values lie on the steps counted from `min`. */
  step?: number | undefined
  /** Stands after the number. */
  unit?: string | undefined
}

/** A number that is stepped up and down, held down to run, or typed. Page keys take ten steps. */
export function Stepper({
  value,
  onValueChange,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
  className,
  disabled,
  ...rest
}: StepperProps) {
  const { labels } = useUi()
  const control = useFieldControl(rest)
  const [typed, setTyped] = useState<string | null>(null)
  const hold = useHold()
  const bounds = { min, max, step }

  const set = (next: number) => {
    setTyped(null)
    const snapped = snapValue(next, bounds)
    if (snapped !== value) onValueChange(snapped)
    return snapped
  }
  const commit = () => {
    if (typed === null) return
    const number = Number(typed)
    if (typed.trim() === '' || Number.isNaN(number)) setTyped(null)
    else set(number)
  }
  const run = (by: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    let at = value
    hold.start(() => {
      at = set(at + by)
      return at !== snapValue(at + by, bounds)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    const from = typed === null || Number.isNaN(Number(typed)) ? value : Number(typed)
    const targets: Readonly<Record<string, number>> = {
      ArrowUp: from + step,
      ArrowDown: from - step,
      PageUp: from + step * 10,
      PageDown: from - step * 10,
      Home: min,
      End: max,
    }
    const target = targets[event.key]
    if (target !== undefined && Number.isFinite(target)) {
      event.preventDefault()
      set(target)
    } else if (event.key === 'Enter') commit()
  }
  const button = (label: string, icon: typeof AddIcon, by: number, at: number) => (
    <button
      type="button"
      // The number itself hears the arrow keys, so the buttons are no stops on the way.
      tabIndex={-1}
      aria-label={label}
      className={styles['button']}
      disabled={disabled || value === at}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={run(by)}
      onPointerUp={hold.stop}
      onPointerLeave={hold.stop}
      onPointerCancel={hold.stop}
      onClick={(event) => {
        // A press by a screen reader comes without a pointer.
        if (event.detail === 0) set(value + by)
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon icon={icon} size="small" />
    </button>
  )

  return (
    <div className={classNames(styles['root'], className)} data-disabled={disabled || undefined}>
      {button(labels.decrease, MinusIcon, -step, snapValue(min, bounds))}
      <input
        autoComplete="off"
        {...rest}
        {...control}
        role="spinbutton"
        type="text"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        className={styles['input']}
        disabled={disabled}
        value={typed ?? String(value)}
        aria-valuenow={value}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-valuetext={unit ? `${value} ${unit}` : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          rest.onBlur?.(event)
          commit()
        }}
      />
      {unit ? (
        <span className={styles['unit']} aria-hidden>
          {unit}
        </span>
      ) : null}
      {button(labels.increase, AddIcon, step, snapValue(max, bounds))}
    </div>
  )
}
