import { dateRange, type DateSpan, zonedDate, zonedDayStart } from '@koi/api-core/dates'
import { firstRecordDay } from '@koi/contract/recordSpan'
import { m } from '@koi/i18n'
import { useState } from 'react'
import { type UrlState, withParams } from '../routing/address.ts'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** A preset of the specification; -1 is all that records show: twelve months. */
export type RangePreset = -1 | 0 | 1 | 2 | 3

/** A preset, or days that were chosen one by one. */
export type RangeChoice = RangePreset | 'custom'

/** Two days, `YYYY-MM-DD`, both included. */
interface Days {
  readonly from: string
  readonly to: string
}

/** The time that a record shows, and its setters. */
export interface RangeFilter {
  readonly range: RangeChoice
  /** The presets with their names. */
  readonly presets: readonly { readonly value: RangePreset; readonly label: string }[]
  readonly onRange: (range: RangePreset) => void
  /** Days of the range in the business time zone, `YYYY-MM-DD`, both included; empty for all that there is. */
  readonly from: string
  readonly to: string
  readonly onCustom: (from: string, to: string) => void
  /** The days that the address asks for, where they begin before the first day that records show; else null. */
  readonly cut: Days | null
  /** The first day that records show: today a year ago. */
  readonly minDay: string
  /** The last day that may be chosen: today. */
  readonly maxDay: string
}

/** The range in the address: a preset, or days of the business time zone. */
export interface ChosenRange extends Days {
  readonly choice: RangeChoice
  readonly cut: Days | null
  /** Null for all that there is. */
  readonly span: DateSpan | null
}

type Zone = { readonly now: number; readonly timeZone: string }

const presets: readonly RangePreset[] = [0, 1, 2, 3, -1]

function presetOf(text: string | null): RangePreset {
  return presets.find((preset) => String(preset) === text) ?? 0
}

function daysOf(span: DateSpan | null, { timeZone }: Zone): Days {
  if (span === null) return { from: '', to: '' }
  return {
    from: zonedDate(span.start, { timeZone }),
    to: zonedDate(new Date(span.end.getTime() - 1), { timeZone }),
  }
}

/** The span of two days in order; null for what is none. */
function spanOf({ from, to }: Days, zone: Zone): DateSpan | null {
  if (from > to) return null
  try {
    return { start: zonedDayStart(from, zone), end: zonedDayStart(to, { ...zone, days: 1 }) }
  } catch {
    return null
  }
}

/**
 * Reads `range`, `from` and `to` from the query; an invalid range reads as today. One that begins too early begins later, and
 * one that ends too early reads as today: `cut` tells of both.
 */
export function rangeChoice(params: URLSearchParams, zone: Zone): ChosenRange {
  const asked = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const first = firstRecordDay(zone.now, zone)
  const cut = asked.from < first && spanOf(asked, zone) !== null ? asked : null
  const shown = cut === null ? asked : { ...asked, from: first }
  const chosen = spanOf(shown, zone)
  if (chosen !== null) return { choice: 'custom', ...shown, span: chosen, cut }
  const preset = presetOf(params.get('range'))
  const span = dateRange(preset, zone)
  return { choice: preset, ...daysOf(span, zone), span, cut }
}

/** The bounds of a range as calls take them: none for all that there is. */
export function boundsOf(span: DateSpan | null): { start: string | undefined; end: string | undefined } {
  return { start: span?.start.toISOString(), end: span?.end.toISOString() }
}

/** The time that a record shows, which lives in the address. */
export function useRangeFilter({ params, setParams }: UrlState): {
  readonly range: RangeFilter
  readonly span: DateSpan | null
} {
  const { timeZone } = useBrand()
  const { serverClock } = useRuntime()
  // The filters stay what they are until the day changes: a list that grows below them does not draw them again.
  const [now, setNow] = useState(() => serverClock.now())
  if (zonedDate(serverClock.now(), { timeZone }) !== zonedDate(now, { timeZone })) setNow(serverClock.now())
  const { choice, from, to, span, cut } = rangeChoice(params, { now, timeZone })
  const change = (changes: Readonly<Record<string, string | number | null>>) =>
    setParams(withParams(params, changes), { preventScrollReset: true })
  return {
    span,
    range: {
      range: choice,
      presets: [
        { value: 0, label: m.records_preset_today() },
        { value: 1, label: m.records_preset_yesterday() },
        { value: 2, label: m.records_preset_last7() },
        { value: 3, label: m.records_preset_last30() },
        { value: -1, label: m.records_preset_year() },
      ],
      onRange: (range) => change({ range: range === 0 ? null : range, from: null, to: null }),
      from,
      to,
      onCustom: (first, last) =>
        change(
          first <= last ? { range: null, from: first, to: last } : { range: null, from: last, to: first },
        ),
      cut,
      minDay: firstRecordDay(now, { timeZone }),
      maxDay: zonedDate(now, { timeZone }),
    },
  }
}
