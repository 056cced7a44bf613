import type { DateSpan } from './dateSpan.ts'
import { zonedDayStart } from './zonedDayStart.ts'

/**
 * The span from the start of one calendar day to the end of another, both included, in a time zone.
 *
 * @throws RangeError when a date is no calendar day, the last lies before the first, or the zone is unknown
 *
 * @example
 * ```ts
 * customRange('2026-11-01', '2026-11-21', { timeZone: 'Asia/Shanghai' })
 * ```
 */
export function customRange(first: string, last: string, { timeZone }: { timeZone: string }): DateSpan {
  if (last < first) throw new RangeError('Last day before first')
  return { start: zonedDayStart(first, { timeZone }), end: zonedDayStart(last, { timeZone, days: 1 }) }
}
