import { dateRange, type DateSpan, zonedDate, zonedDayStart } from '@koi/api-core/dates'
import { m } from '@koi/i18n'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { useCatalogue } from '../venues/useCatalogue.ts'
import { numberParam, type UrlState, withParams } from '../routing/address.ts'

export type BetState = 'open' | 'settled'

/** A preset of the specification, or a custom range of days. */
export type RangeChoice = 0 | 1 | 2 | 3 | 'custom'

/** The filters of the list and their setters. */
export interface BetFilters {
  readonly range: RangeChoice
  /** The four presets with their names. */
  readonly presets: readonly { readonly value: 0 | 1 | 2 | 3; readonly label: string }[]
  readonly onRange: (range: 0 | 1 | 2 | 3) => void
  /** Days of the range in the business time zone, `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
  readonly onCustom: (from: string, to: string) => void
  /** The last day that may be chosen: today. */
  readonly maxDay: string
  readonly venue: number | null
  readonly venues: readonly { readonly venueId: number; readonly name: string }[]
  readonly onVenue: (venueId: number | null) => void
  readonly state: BetState | null
  readonly onState: (state: BetState | null) => void
}

/** The range in the address: a preset, or days of the business time zone. */
export interface ChosenRange {
  readonly choice: RangeChoice
  readonly from: string
  readonly to: string
  readonly span: DateSpan
}

type Zone = { readonly now: number; readonly timeZone: string }

function presetOf(text: string | null): 0 | 1 | 2 | 3 {
  if (text === '1') return 1
  if (text === '2') return 2
  return text === '3' ? 3 : 0
}

function daysOf({ start, end }: DateSpan, { timeZone }: Zone): { from: string; to: string } {
  return {
    from: zonedDate(start, { timeZone }),
    to: zonedDate(new Date(end.getTime() - 1), { timeZone }),
  }
}

/** Reads `range`, `from` and `to` from the query; an invalid range reads as today. */
export function rangeChoice(params: URLSearchParams, zone: Zone): ChosenRange {
  const [from, to] = [params.get('from'), params.get('to')]
  if (from !== null && to !== null && from <= to) {
    try {
      const span = { start: zonedDayStart(from, zone), end: zonedDayStart(to, { ...zone, days: 1 }) }
      return { choice: 'custom', from, to, span }
    } catch {
      // Not two valid days: falls back to the preset.
    }
  }
  const preset = presetOf(params.get('range'))
  const span = dateRange(preset, zone) ?? { start: new Date(0), end: new Date(zone.now) }
  return { choice: preset, ...daysOf(span, zone), span }
}

function stateOf(text: string | null): BetState | null {
  return text === 'open' || text === 'settled' ? text : null
}

/** The filters of the bet record; all of them are kept in the address. */
export function useBetFilters({ params, setParams }: UrlState): {
  readonly filters: BetFilters
  readonly span: DateSpan
} {
  const { timeZone } = useBrand()
  const { serverClock } = useRuntime()
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
