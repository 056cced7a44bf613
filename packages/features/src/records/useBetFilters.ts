import type { DateSpan } from '@koi/api-core/dates'
import { numberParam, type UrlState, withParams } from '../routing/address.ts'
import { useCatalogue } from '../venues/useCatalogue.ts'
import { type RangeFilter, useRangeFilter } from './useRangeFilter.ts'

export type BetState = 'open' | 'settled'

/** The filters of the list and their setters. */
export interface BetFilters extends RangeFilter {
  readonly venue: number | null
  readonly venues: readonly { readonly venueId: number; readonly name: string }[]
  readonly onVenue: (venueId: number | null) => void
  readonly state: BetState | null
  readonly onState: (state: BetState | null) => void
}

function stateOf(text: string | null): BetState | null {
  return text === 'open' || text === 'settled' ? text : null
}

/** The filters of the bet record; all of them are kept in the address. */
export function useBetFilters(url: UrlState): {
  readonly filters: BetFilters
  readonly span: DateSpan | null
} {
  const { params, setParams } = url
  const catalogue = useCatalogue()
  const { range, span } = useRangeFilter(url)
  const change = (changes: Readonly<Record<string, string | number | null>>) =>
    setParams(withParams(params, changes), { preventScrollReset: true })
  return {
    span,
    filters: {
      ...range,
      venue: numberParam(params, 'venue'),
      venues:
        catalogue.status === 'ready'
          ? catalogue.catalogue.venues.map(({ venue }) => ({ venueId: venue.id, name: venue.name }))
          : [],
      onVenue: (venue) => change({ venue }),
      state: stateOf(params.get('state')),
      onState: (state) => change({ state }),
    },
  }
}
