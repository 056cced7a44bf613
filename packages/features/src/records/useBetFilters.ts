import { zonedDate, type DateSpan } from '@koi/api-core/dates'
import { m } from '@koi/i18n'
import { useRuntime } from '../app/useRuntime.ts'
import { useCatalogue } from '../lobby/useCatalogue.ts'
import { numberParam } from '../routing/numberParam.ts'
import type { UrlState } from '../routing/urlState.ts'
import { withParams } from '../routing/withParams.ts'
import type { BetFilters, BetState } from './betRecordModel.ts'
import { rangeChoice } from './rangeChoice.ts'

function stateOf(text: string | null): BetState | null {
  return text === 'open' || text === 'settled' ? text : null
}

/** The filters of the bet record; all of them live in the address. */
export function useBetFilters({ params, setParams }: UrlState): {
  readonly filters: BetFilters
  readonly span: DateSpan
} {
  const { brand, serverClock } = useRuntime()
  const { timeZone } = brand
  const catalogue = useCatalogue()
  const now = serverClock.now()
  const { choice, from, to, span } = rangeChoice(params, { now, timeZone })
  const change = (changes: Readonly<Record<string, string | number | null>>) =>
    setParams(withParams(params, changes), { preventScrollReset: true })
  return {
    span,
    filters: {
      range: choice,
      presets: [
        { value: 0, label: m.records_preset_today() },
        { value: 1, label: m.records_preset_yesterday() },
        { value: 2, label: m.records_preset_last7() },
        { value: 3, label: m.records_preset_last30() },
      ],
      onRange: (range) => change({ range: range === 0 ? null : range, from: null, to: null }),
      from,
      to,
      onCustom: (first, last) =>
        change(
          first <= last ? { range: null, from: first, to: last } : { range: null, from: last, to: first },
        ),
      maxDay: zonedDate(now, { timeZone }),
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
