import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../css/classNames.ts'
import { useFieldControl } from '../Field/useFieldControl.ts'
import styles from './Slider.module.css'

/** A named place on the way. */
export interface SliderMark {
  readonly value: number
  readonly label: string
}

export interface SliderProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'min' | 'max' | 'step' | 'size'
> {
  /** The chosen number. */
  value: number
  /** Called with the number while it is moved. */
  onValueChange: (value: number) => void
  /** 0 by default. */
  min?: number | undefined
  /** 100 by default. */
  max?: number | undefined
  /** 1 by default. */
  step?: number | undefined
  /** Says a value in words, `90 分钟`; shown beside the slider and read aloud. Without it the number alone is read. */
  formatValue?: ((value: number) => string) | undefined
  /** Named places below it; a tap goes there. */
  marks?: readonly SliderMark[] | undefined
}

const shareOf = (value: number, min: number, max: number) =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0

/** A value between two ends, where the exact number matters less than how far it lies. */
export function Slider({
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  formatValue,
  marks,
  className,
  ...rest
}: SliderProps) {
  const control = useFieldControl(rest)
  const share = shareOf(value, min, max)
  return (
    <div className={classNames(styles['root'], className)} data-disabled={rest.disabled || undefined}>
      <input
        {...rest}
        id={control.id}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        type="range"
        className={styles['input']}
        style={{ '--share': share }}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={formatValue?.(value)}
        onChange={(event) => {
          rest.onChange?.(event)
          onValueChange(event.currentTarget.valueAsNumber)
        }}
      />
      {formatValue ? (
        <output className={styles['value']} htmlFor={control.id} aria-hidden>
          {formatValue(value)}
        </output>
      ) : null}
      {marks ? (
        <div className={styles['marks']}>
          {marks.map((mark) => (
            <button
              key={mark.value}
              type="button"
              // The slider itself hears the keys.
              tabIndex={-1}
              className={styles['mark']}
              style={{ '--share': shareOf(mark.value, min, max) }}
              data-reached={mark.value <= value || undefined}
              aria-pressed={mark.value === value}
              disabled={rest.disabled}
              onClick={() => onValueChange(mark.value)}
            >
              {mark.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
