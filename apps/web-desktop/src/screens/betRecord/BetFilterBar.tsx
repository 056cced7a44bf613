import type { BetFilters } from '@koi/features/records'
import { m } from '@koi/i18n'
import { DateRangePicker, Segmented, Select } from '@koi/ui'
import styles from './BetFilterBar.module.css'

export interface BetFilterBarProps {
  readonly filters: BetFilters
}

/** Days, venue and state. */
export function BetFilterBar({ filters }: BetFilterBarProps) {
  return (
    <div className={styles['bar']}>
      <DateRangePicker
        label={m.records_range()}
        presets={filters.presets}
        preset={filters.range}
        onPresetChange={filters.onRange}
        from={filters.from}
        to={filters.to}
        max={filters.maxDay}
        onRangeChange={filters.onCustom}
      />
      <div className={styles['row']}>
        <Segmented
          variant="joined"
          label={m.records_state()}
          value={filters.state ?? 'all'}
          onValueChange={(state) => filters.onState(state === 'all' ? null : state)}
          options={[
            { value: 'all', label: m.records_state_all() },
            { value: 'settled', label: m.records_state_settled() },
            { value: 'open', label: m.records_state_open() },
          ]}
        />
        <Select
          className={styles['venue']}
          aria-label={m.records_venue()}
          value={filters.venue === null ? '' : String(filters.venue)}
          onValueChange={(venue) => filters.onVenue(venue === '' ? null : Number(venue))}
          options={[
            { value: '', label: m.records_all_venues() },
            ...filters.venues.map(({ venueId, name }) => ({ value: String(venueId), label: name })),
          ]}
        />
      </div>
    </div>
  )
}
