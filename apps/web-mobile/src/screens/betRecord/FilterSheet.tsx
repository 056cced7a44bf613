import type { BetFilters, BetState } from '@koi/features/records'
import { m } from '@koi/i18n'
import { Button, DateRangePicker, Field, Segmented, Select, Sheet } from '@koi/ui'
import styles from './FilterSheet.module.css'

interface FilterSheetProps {
  readonly open: boolean
  readonly filters: BetFilters
  readonly onClose: () => void
}

const all = 'all'

function stateOf(value: BetState | typeof all): BetState | null {
  return value === all ? null : value
}

/** Days, venue and state. Each choice applies at once; the list waits behind the sheet. */
export function FilterSheet({ open, filters, onClose }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      title={m.records_filter()}
      onClose={onClose}
      footer={
        <Button variant="primary" size="large" block onClick={onClose}>
          {m.records_apply()}
        </Button>
      }
    >
      <div className={styles['fields']}>
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
        <Field label={m.records_venue()}>
          <Select
            value={filters.venue === null ? all : String(filters.venue)}
            options={[
              { value: all, label: m.records_all_venues() },
              ...filters.venues.map(({ venueId, name }) => ({ value: String(venueId), label: name })),
            ]}
            onValueChange={(value) => filters.onVenue(value === all ? null : Number(value))}
          />
        </Field>
        <Segmented<BetState | typeof all>
          label={m.records_state()}
          value={filters.state ?? all}
          options={[
            { value: all, label: m.records_state_all() },
            { value: 'settled', label: m.records_state_settled() },
            { value: 'open', label: m.records_state_open() },
          ]}
          variant="joined"
          className={styles['state']}
          onValueChange={(value) => filters.onState(stateOf(value))}
        />
      </div>
    </Sheet>
  )
}
