import type { BetFilters, RangeChoice } from '@koi/features/records'
import { m } from '@koi/i18n'
import { Segmented } from '@koi/ui'

interface RangeTabsProps {
  readonly filters: BetFilters
  /** The player wants to choose the days. */
  readonly onCustom: () => void
}

/** The four presets, and the way to a range of one's own. */
export function RangeTabs({ filters, onCustom }: RangeTabsProps) {
  return (
    <Segmented<RangeChoice>
      label={m.records_range()}
      value={filters.range}
      options={[...filters.presets, { value: 'custom', label: m.records_custom() }]}
      onValueChange={(value) => (value === 'custom' ? onCustom() : filters.onRange(value))}
    />
  )
}
