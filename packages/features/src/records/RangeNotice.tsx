import { m } from '@koi/i18n'
import { Banner } from '@koi/ui'
import type { RangeFilter } from './useRangeFilter.ts'

/** What is missing of days that begin before the first one that records show; nothing where none are. */
export function RangeNotice({ filter }: { readonly filter: Pick<RangeFilter, 'cut' | 'minDay'> }) {
  const { cut, minDay: day } = filter
  if (cut === null) return null
  return (
    <Banner tone="warning">
      {cut.to < day ? m.records_range_gone({ ...cut, day }) : m.records_range_cut({ ...cut, day })}
    </Banner>
  )
}
