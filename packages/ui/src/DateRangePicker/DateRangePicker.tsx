import { useId } from 'react'
import { classNames } from '../classNames.ts'
import { Segmented } from '../Segmented/Segmented.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './DateRangePicker.module.css'

/** A range with a name. */
export interface DateRangePreset<Value extends string | number> {
  readonly value: Value
  readonly label: string
}

export interface DateRangePickerProps<Value extends string | number> {
  /** What the range is of. */
  label: string
  presets: readonly DateRangePreset<Value>[]
  /** The chosen preset; anything else where the days were chosen by hand. */
  preset: Value | 'custom'
  onPresetChange: (value: Value) => void
  /** First day, `YYYY-MM-DD`, in the zone the caller counts days in. */
  from: string
  /** Last day, included. */
  to: string
  onRangeChange: (from: string, to: string) => void
  min?: string | undefined
  max?: string | undefined
  className?: string | undefined
}

/** From a day to a day: by name, or by the device's own calendar. The two days are always in order. */
export function DateRangePicker<Value extends string | number>({
  label,
  presets,
  preset,
  onPresetChange,
  from,
  to,
  onRangeChange,
  min,
  max,
  className,
}: DateRangePickerProps<Value>) {
  const { labels } = useUi()
  const id = useId()
  return (
    <fieldset className={classNames(styles['root'], className)} aria-label={label}>
      <Segmented<Value | 'custom'>
        label={label}
        options={presets}
        value={preset}
        onValueChange={(value) => {
          const chosen = presets.find((entry) => entry.value === value)
          if (chosen) onPresetChange(chosen.value)
        }}
      />
      <div className={styles['days']}>
        <TextInput
          id={`${id}from`}
          type="date"
          aria-label={labels.from}
          value={from}
          min={min}
          max={max}
          onValueChange={(day) => day && onRangeChange(day, to && day > to ? day : to)}
        />
        <span aria-hidden>–</span>
        <TextInput
          id={`${id}to`}
          type="date"
          aria-label={labels.to}
          value={to}
          min={min}
          max={max}
          onValueChange={(day) => day && onRangeChange(from && day < from ? day : from, day)}
        />
      </div>
    </fieldset>
  )
}
