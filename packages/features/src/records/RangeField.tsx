import { m } from '@koi/i18n'
import { DateRangePicker } from '@koi/ui'
import styles from './RangeField.module.css'
import type { RangeFilter } from './useRangeFilter.ts'

/** The time that a record shows, by name or by days of the business time zone. */
export function RangeField({ filter }: { readonly filter: RangeFilter }) {
  return (
    <div className={styles['field']}>
      <DateRangePicker
        label={m.records_range()}
        presets={filter.presets}
        preset={filter.range}
        onPresetChange={filter.onRange}
        from={filter.from}
        to={filter.to}
        min={filter.minDay}
        max={filter.maxDay}
        today={filter.maxDay}
        onRangeChange={filter.onCustom}
      />
      <p className={styles['hint']}>{m.records_range_hint({ day: filter.minDay })}</p>
    </div>
  )
}
