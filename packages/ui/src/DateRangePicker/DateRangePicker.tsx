import { classNames } from '../css/classNames.ts'
import { Segmented } from '../Segmented/Segmented.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './DateRangePicker.module.css'
import { RangeDay } from './RangeDay.tsx'

/** A range with a name. */
export interface DateRangePreset<Value extends string | number> {
  readonly value: Value
  readonly label: string
}

export interface DateRangePickerProps<Value extends string | number> {
  /** What the range is of. */
  label: string
  /** Ranges that one press chooses. */
  presets: readonly DateRangePreset<Value>[]
  /** The chosen preset; anything else where the days were chosen by hand. */
  preset: Value | 'custom'
  /** Called with the preset that was chosen. */
  onPresetChange: (value: Value) => void
  /** First day, `YYYY-MM-DD`, in the zone the caller counts days in; nothing where none is chosen. */
  from: string
  /** Last day, included; nothing where none is chosen. */
  to: string
  /** Told once a day is whole and within bounds, never of one that is being typed. */
  onRangeChange: (from: string, to: string) => void
  /** The first day that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined
  /** The last day that may be chosen, included. */
  max?: string | undefined
  /** Today, `YYYY-MM-DD`, in the same zone: the calendars mark it. */
  today?: string | undefined
  /** Nothing can be chosen. */
  disabled?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** From a day to a day: by name, typed, or out of a calendar. The two days are always in order. */
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
  today,
  disabled,
  className,
}: DateRangePickerProps<Value>) {
  const { labels } = useUi()
  const named = presets.some(({ value }) => value === preset)
  return (
    <fieldset className={classNames(styles['root'], className)} aria-label={label} disabled={disabled}>
      <Segmented<Value | 'custom'>
        label={label}
        options={presets}
        value={preset}
        onValueChange={(value) => {
          const chosen = presets.find((entry) => entry.value === value)
          if (chosen) onPresetChange(chosen.value)
        }}
      />
      <div className={styles['days']} data-custom={named ? undefined : true}>
        <div className={styles['pair']}>
          <RangeDay
            label={labels.from}
            day={from}
            min={min}
            max={max}
            today={today}
            disabled={disabled}
            onDayChange={(day) => onRangeChange(day, to && day > to ? day : to)}
          />
          <span className={styles['dash']} aria-hidden>
            –
          </span>
          <RangeDay
            label={labels.to}
            day={to}
            min={min}
            max={max}
            today={today}
            disabled={disabled}
            onDayChange={(day) => onRangeChange(from && day < from ? day : from, day)}
          />
        </div>
      </div>
    </fieldset>
  )
}
