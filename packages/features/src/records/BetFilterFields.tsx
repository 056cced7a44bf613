import { m } from '@koi/i18n'
import { Segmented, Select } from '@koi/ui'
import { FilterFields, FilterRow } from '../forms/FilterFields.tsx'
import { RangeField } from './RangeField.tsx'
import styles from './BetFilterFields.module.css'
import type { BetFilters } from './useBetFilters.ts'

export interface BetFilterFieldsProps {
  readonly filters: BetFilters
}

/** Days, state and venue. Each choice applies at once. */
export function BetFilterFields({ filters }: BetFilterFieldsProps) {
  return (
    <FilterFields>
      <RangeField filter={filters} />
      <FilterRow>
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
      </FilterRow>
    </FilterFields>
  )
}
