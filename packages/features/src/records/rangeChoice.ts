import { dateRange, zonedDate, zonedDayStart, type DateSpan } from '@koi/api-core/dates'
import type { RangeChoice } from './betRecordModel.ts'

/** The range that the address asks for: a preset, or days of the business time zone. */
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

/** Reads `range`, `from` and `to` from the query; anything that is no range reads as today. */
export function rangeChoice(params: URLSearchParams, zone: Zone): ChosenRange {
  const [from, to] = [params.get('from'), params.get('to')]
  if (from !== null && to !== null && from <= to) {
    try {
      const span = { start: zonedDayStart(from, zone), end: zonedDayStart(to, { ...zone, days: 1 }) }
      return { choice: 'custom', from, to, span }
    } catch {
      // Not two days in order: the preset counts.
    }
  }
  const preset = presetOf(params.get('range'))
  const span = dateRange(preset, zone) ?? { start: new Date(0), end: new Date(zone.now) }
  return { choice: preset, ...daysOf(span, zone), span }
}
